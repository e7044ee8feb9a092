import type { OwnerWarning } from '../accounts/owner-warnings.ts';
import type { ReaderWarning } from '../accounts/reader-warnings.ts';
import type { Language } from '../shared/language.ts';
import type { Coordinates, NamedPlace } from '../properties/property.ts';
import type { Picture } from '../shared/picture.ts';
import type { Habits } from './habits.ts';

/** Whether the price holds the bills, or they are shared by those who live there. */
export const BILLS = ['included', 'shared'] as const;
export type Bills = (typeof BILLS)[number];

/** A room of one's own, or a bed in a shared one. */
export const ROOM_KINDS = ['own-room', 'shared-room'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** Only active ones are public; a deleted one is gone. */
export const OFFER_STATUSES = ['active', 'paused'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** What numbers may be: stotinki a month, people, m², months. */
export const OFFER_LIMITS = {
  price: { from: 100, to: 1_000_000 },
  deposit: { from: 0, to: 5_000_000 },
  billsAmount: { from: 0, to: 200_000 },
  people: { from: 1, to: 10 },
  roomArea: { from: 3, to: 200 },
  stay: { from: 1, to: 24 },
  title: { from: 5, to: 100 },
  aboutHome: { from: 20, to: 3_000 },
  aboutPeople: 2_000,
  pictures: 10,
} as const;

/** How many offers somebody may have at a time. */
export const MAX_OFFERS = 20;

/** A university as an offer speaks of it; the distance in metres, as the crow flies. */
export type NearUniversity = { id: number; name: string; short: string; distance: number };

/** An offer as lists show it. The price in stotinki a month, for one person. */
export type RoommateOfferSummary = {
  id: number;
  title: string;
  /** What its texts are written in. */
  language: Language;
  city: NamedPlace;
  district: NamedPlace;
  price: number;
  bills: Bills;
  room: RoomKind;
  /** m² */
  roomArea: number | null;
  /** How many live there now. */
  people: number;
  /** `YYYY-MM-DD` */
  moveInFrom: string;
  image: Picture | null;
  pictureCount: number;
  habits: Habits;
  /** The one that is sought, else the one that its poster names. */
  university: NearUniversity | null;
  createdAt: string;
  /** Absent where readers are warned of nothing. */
  warnings?: ReaderWarning[];
};

export type RoommateOffer = RoommateOfferSummary & {
  deposit: number;
  /** What the bills come to for one person, roughly, in stotinki a month. */
  billsAmount: number | null;
  /** Months that one stays at least. */
  stay: number | null;
  images: Picture[];
  aboutHome: string;
  aboutPeople: string;
  gpsCoordinates: Coordinates;
  /** False when the place is only the middle of its district. */
  exactPlace: boolean;
  poster: { id: number; name: string; picture: Picture | null; warnings: OwnerWarning[] };
  status: OfferStatus;
};
