import type { Coordinates } from '../properties/property.ts';
import { emptyContent } from '../shared/fields.ts';
import { NO_HABITS } from './habits.ts';
import type { Habits } from './habits.ts';
import { OFFER_FIELDS } from './offer-fields.ts';
import type { OfferFieldContent } from './offer-fields.ts';

/**
 * Content of an offer, as its poster edits it; null for what is empty. `images` are keys of uploaded pictures,
 * `universityId` is the university nearby.
 */
export type RoommateOfferContent = OfferFieldContent & {
  title: string;
  districtId: number | null;
  /** `YYYY-MM-DD` */
  moveInFrom: string | null;
  aboutHome: string;
  aboutPeople: string;
  habits: Habits;
  universityId: number | null;
  /** Null for the middle of the district. */
  gpsCoordinates: Coordinates | null;
  images: string[];
};

export const EMPTY_OFFER: RoommateOfferContent = {
  ...emptyContent(OFFER_FIELDS),
  title: '',
  districtId: null,
  moveInFrom: null,
  aboutHome: '',
  aboutPeople: '',
  habits: NO_HABITS,
  universityId: null,
  gpsCoordinates: null,
  images: [],
};
