import type universities from '../../../content/universities.json';
import type { Habits } from '../../../src/core/roommates/habits.ts';
import type { PublishedOfferFields } from '../../../src/core/roommates/offer-fields.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { DemoDistrict, Market } from '../properties/markets.ts';
import type { DemoPoster } from './posters.ts';

type University = (typeof universities)[number];

/** Demo offer; times are relative to now. */
export type DemoOffer = PublishedOfferFields & {
  index: number;
  poster: DemoPoster;
  market: Market;
  district: DemoDistrict;
  university: University;
  namesUniversity: boolean;
  /** Days from now. */
  moveInDays: number;
  habits: Habits;
  latitude: number;
  longitude: number;
  exactPlace: boolean;
  pictures: StoredPicture[];
  hoursAgo: number;
  paused: boolean;
  title: string;
  aboutHome: string;
  aboutPeople: string;
};
