import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { Picture } from '../shared/picture.ts';
import type { UploadedPicture } from '../site/picture-uploads.ts';
import type { PropertyContent } from './property-content.ts';
import type { ListingAction, ListingsChanged } from './bulk-listings.ts';
import type { NamedPlace, PropertyStatus } from './property.ts';
import type { PropertyType } from './property-choices.ts';

/** The tabs of the own list (HOME-08, HOME-09). */
export const OWN_TABS = ['active', 'paused', 'draft', 'rented', 'deleted'] as const;
export type OwnTab = (typeof OWN_TABS)[number];

/** A listing in its owner's list; what a draft lacks is null. */
export type OwnProperty = {
  id: number;
  title: string;
  status: PropertyStatus;
  /** It waits for the team and is paused until then (TRUST-03, TRUST-06). */
  held: boolean;
  /** It waits as near-identical to others of its owner, not for its pictures. */
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
  /** Requests that wait for an answer. */
  waiting: number;
  createdAt: string;
  confirmedAt: string | null;
  /** When it goes for good, for a deleted one. */
  gone: string | null;
  premiumUntil: string | null;
};

export type OwnPropertyPage = Page<OwnProperty> & { counts: Record<OwnTab, number> };

/** A listing as its form needs it. */
export type EditedProperty = {
  id: number;
  status: PropertyStatus;
  deleted: boolean;
  content: PropertyContent;
  images: UploadedPicture[];
  plan: UploadedPicture | null;
  slots: string[];
  /** The keys of those for which it waits for the team. */
  heldPictures: string[];
  heldAsSimilar?: boolean;
  /** Of all that the form changes: a save names it. */
  version: string;
};

/** The homes that the signed-in person offers. */
export abstract class OwnProperties {
  abstract list(
    wanted: { tab: OwnTab; requested: boolean; premium: boolean; offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<OwnPropertyPage>;
  abstract read(id: string, signal?: CancelSignal): Promise<EditedProperty>;
  /** @param key makes a second sending the same listing. */
  abstract create(content: PropertyContent, key: string): Promise<EditedProperty>;
  /** @throws Failure `conflict` unless the form began with that version. */
  abstract update(id: number, content: PropertyContent, version: string): Promise<EditedProperty>;
  /** @returns whether it waits for the team instead */
  abstract changeStatus(id: number, status: PropertyStatus): Promise<{ held: boolean }>;
  /** All of it still holds (HOME-18). */
  abstract confirm(id: number): Promise<void>;
  abstract delete(id: number): Promise<void>;
  abstract restore(id: number): Promise<void>;
  /** Changes up to 100 listings; one that cannot be changed stops no other. */
  abstract changeMany(ids: readonly number[], action: ListingAction): Promise<ListingsChanged>;
  /** The times offered for viewings, all of them, as `YYYY-MM-DD HH:MM` of Sofia. */
  abstract offerSlots(id: number, slots: readonly string[], version: string): Promise<EditedProperty>;
  /** A draft of the description from what the listing says (HOME-07). */
  abstract draftDescription(address: string, content: PropertyContent): Promise<string>;
}
