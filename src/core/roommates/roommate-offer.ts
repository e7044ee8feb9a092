import type { OwnerWarning, ReaderWarning } from '../accounts/warnings.ts';
import type { Language } from '../shared/language.ts';
import type { Coordinates, NamedPlace } from '../properties/property.ts';
import type { Picture } from '../shared/picture.ts';
import type { Habits } from './habits.ts';
import type { PublishedOfferFields } from './offer-fields.ts';

/** Only active offers are public; deletion is permanent. */
export const OFFER_STATUSES = ['active', 'paused'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** Limits of texts in characters, and the maximum number of pictures. */
export const OFFER_LIMITS = {
  title: { from: 5, to: 100 },
  aboutHome: { from: 20, to: 3_000 },
  aboutPeople: 2_000,
  pictures: 10,
} as const;

export const MAX_OFFERS = 20;

/** University of an offer; the straight distance in metres. */
export type NearUniversity = { id: number; name: string; short: string; distance: number };

/** An offer in lists. The price in stotinki per month and person. */
export type RoommateOfferSummary = Pick<
  PublishedOfferFields,
  'price' | 'bills' | 'room' | 'roomArea' | 'people'
> & {
  id: number;
  title: string;
  language: Language;
  city: NamedPlace;
  district: NamedPlace;
  /** `YYYY-MM-DD` */
  moveInFrom: string;
  image: Picture | null;
  pictureCount: number;
  habits: Habits;
  /** University of the filter, else the one chosen by the poster. */
  university: NearUniversity | null;
  createdAt: string;
  /** Absent without warnings. */
  warnings?: ReaderWarning[];
};

export type RoommateOffer = RoommateOfferSummary &
  PublishedOfferFields & {
    images: Picture[];
    aboutHome: string;
    aboutPeople: string;
    gpsCoordinates: Coordinates;
    /** False if the place is only the centre of its district. */
    exactPlace: boolean;
    poster: { id: number; name: string; picture: Picture | null; warnings: OwnerWarning[] };
    status: OfferStatus;
  };
