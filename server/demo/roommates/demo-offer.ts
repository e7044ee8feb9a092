import type universities from '../../../content/universities.json';
import type { Habits } from '../../../src/core/roommates/habits.ts';
import type { Bills, RoomKind } from '../../../src/core/roommates/roommate-offer.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { DemoDistrict, Market } from '../properties/markets.ts';
import type { DemoPoster } from './posters.ts';

type University = (typeof universities)[number];

/** An offer of the demo. Money in stotinki, area in m², times counted from the present. */
export type DemoOffer = {
  index: number;
  poster: DemoPoster;
  market: Market;
  district: DemoDistrict;
  university: University;
  namesUniversity: boolean;
  price: number;
  deposit: number;
  bills: Bills;
  billsAmount: number | null;
  room: RoomKind;
  roomArea: number;
  people: number;
  /** Days from now. */
  moveInDays: number;
  stay: number | null;
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
