import type { Coordinates } from '../properties/property.ts';
import { NO_HABITS } from './habits.ts';
import type { Habits } from './habits.ts';
import type { Bills, RoomKind } from './roommate-offer.ts';

/**
 * What somebody writes of an offer; null for what is empty. Money in stotinki, area in m², stay in months; `images`
 * are keys of uploaded pictures, `universityId` the one it is near to.
 */
export type RoommateOfferContent = {
  title: string;
  districtId: number | null;
  price: number | null;
  deposit: number | null;
  bills: Bills | null;
  billsAmount: number | null;
  room: RoomKind | null;
  roomArea: number | null;
  people: number | null;
  /** `YYYY-MM-DD` */
  moveInFrom: string | null;
  stay: number | null;
  aboutHome: string;
  aboutPeople: string;
  habits: Habits;
  universityId: number | null;
  /** Null for the middle of the district. */
  gpsCoordinates: Coordinates | null;
  images: string[];
};

export const EMPTY_OFFER: RoommateOfferContent = {
  title: '',
  districtId: null,
  price: null,
  deposit: 0,
  bills: null,
  billsAmount: null,
  room: null,
  roomArea: null,
  people: null,
  moveInFrom: null,
  stay: null,
  aboutHome: '',
  aboutPeople: '',
  habits: NO_HABITS,
  universityId: null,
  gpsCoordinates: null,
  images: [],
};
