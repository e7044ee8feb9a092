import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { Picture } from '../shared/picture.ts';
import type { UploadedPicture } from '../site/picture-uploads.ts';
import type { PropertyContent } from './property-content.ts';
import type { ListingAction, ListingsChanged } from './bulk-listings.ts';
import type { NamedPlace, PropertyStatus } from './property.ts';
import type { PropertyType } from './property-choices.ts';

/** Tabs of the landlord's list (HOME-08, HOME-09). */
export const OWN_TABS = ['active', 'paused', 'draft', 'rented', 'deleted'] as const;
export type OwnTab = (typeof OWN_TABS)[number];

/** Listing in the landlord's list; missing facts of a draft are null. */
export type OwnProperty = {
  id: number;
  title: string;
  status: PropertyStatus;
  /** Paused with a pending review (TRUST-03, TRUST-06). */
  held: boolean;
  /** The reason for the review is a near-identical listing of the same landlord, not a picture. */
  heldAsSimilar?: boolean;
  price: number | null;
  type: PropertyType | null;
  area: number | null;
  city: NamedPlace | null;
  district: NamedPlace | null;
  image: Picture | null;
  views: number;
  favorites: number;
  requests: number;
  /** Requests without an answer. */
  waiting: number;
  createdAt: string;
  confirmedAt: string | null;
  /** Moment of the permanent deletion; null unless deleted. */
  gone: string | null;
  premiumUntil: string | null;
};

export type OwnPropertyPage = Page<OwnProperty> & { counts: Record<OwnTab, number> };

export type EditedProperty = {
  id: number;
  status: PropertyStatus;
  deleted: boolean;
  content: PropertyContent;
  images: UploadedPicture[];
  plan: UploadedPicture | null;
  slots: string[];
  /** Keys of the pictures that caused the pending review. */
  heldPictures: string[];
  heldAsSimilar?: boolean;
  /** Version of all fields of the form; a save sends it. */
  version: string;
};

/** `deleted` lists only deleted listings, `requested` those with viewing requests. */
type OwnListInput = {
  status?: PropertyStatus;
  deleted?: '1';
  requested?: '1';
  premium?: '1';
  offset: number;
  limit: number;
};

type ById = { id: number };

/** Port to the homes of the signed-in landlord. */
export abstract class OwnProperties {
  abstract ownProperties(input: OwnListInput, signal?: CancelSignal): Promise<OwnPropertyPage>;
  abstract ownProperty(input: { id: string }, signal?: CancelSignal): Promise<EditedProperty>;
  /** `key` is an idempotency key; a repeated request returns the same listing. */
  abstract createProperty(input: PropertyContent & { key: string }): Promise<EditedProperty>;
  /** @throws Failure `conflict` if the listing has another version */
  abstract updateProperty(input: PropertyContent & ById & { version: string }): Promise<EditedProperty>;
  /** @returns `held` if the listing is pending a review instead */
  abstract changePropertyStatus(
    input: ById & { status: Exclude<PropertyStatus, 'draft'> },
  ): Promise<{ held: boolean }>;
  /** Confirms that the listing is still correct (HOME-18). */
  abstract confirmProperty(input: ById): Promise<unknown>;
  abstract deleteProperty(input: ById): Promise<unknown>;
  abstract restoreProperty(input: ById): Promise<unknown>;
  /** Changes up to 100 listings; a failed one does not affect the others. */
  abstract changeListings(input: { ids: readonly number[]; action: ListingAction }): Promise<ListingsChanged>;
  /** Replaces the offered viewing slots, `YYYY-MM-DD HH:MM` in Sofia. */
  abstract offerSlots(input: ById & { slots: readonly string[]; version: string }): Promise<EditedProperty>;
  /** Generates a draft of the description from the listing's facts (HOME-07). */
  abstract draftDescription(input: {
    address: string;
    property: PropertyContent;
  }): Promise<{ description: string }>;
}
