import type { Coordinates } from '../properties/property.ts';
import { emptyContent } from '../shared/fields.ts';
import { NO_HABITS } from './habits.ts';
import type { Habits } from './habits.ts';
import { OFFER_FIELDS } from './offer-fields.ts';
import type { OfferFieldContent } from './offer-fields.ts';

/**
 * Editable content of an offer; null if empty. `images` are keys of uploaded pictures, `universityId` is a
 * university nearby.
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
  /** Null for the centre of the district. */
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
