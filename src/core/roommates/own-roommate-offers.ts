import type { NamedPlace } from '../properties/property.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { Picture } from '../shared/picture.ts';
import type { UploadedPicture } from '../site/picture-uploads.ts';
import type { OfferStatus } from './roommate-offer.ts';
import type { RoommateOfferContent } from './roommate-offer-content.ts';

/** An offer in its poster's list. */
export type OwnRoommateOffer = {
  id: number;
  title: string;
  status: OfferStatus;
  /** It waits for the team and is paused until then (TRUST-03, TRUST-06). */
  held: boolean;
  /** It waits as near-identical to others of its owner, not for its pictures. */
  heldAsSimilar?: boolean;
  city: NamedPlace;
  district: NamedPlace;
  price: number;
  image: Picture | null;
  moveInFrom: string;
  /** How many people asked about it, and in how many conversations something is unread. */
  inquiries: number;
  unread: number;
  createdAt: string;
};

/** An offer as its form needs it. */
export type EditedRoommateOffer = {
  id: number;
  status: OfferStatus;
  content: RoommateOfferContent;
  images: UploadedPicture[];
  /** The keys of those for which it waits for the team. */
  heldPictures: string[];
  heldAsSimilar?: boolean;
  /** Of all that the form changes: a save names it. */
  version: string;
};

/** The offers that the signed-in person posted (MATE-04). */
export abstract class OwnRoommateOffers {
  abstract list(
    page: { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<OwnRoommateOffer>>;
  abstract read(id: string, signal?: CancelSignal): Promise<EditedRoommateOffer>;
  /** @param key makes a second sending the same offer. */
  abstract create(content: RoommateOfferContent, key: string): Promise<EditedRoommateOffer>;
  /** @throws Failure `conflict` unless the form began with that version. */
  abstract update(id: number, content: RoommateOfferContent, version: string): Promise<EditedRoommateOffer>;
  /** @returns whether it waits for the team instead */
  abstract changeStatus(id: number, status: OfferStatus): Promise<{ held: boolean }>;
  abstract delete(id: number): Promise<void>;
}
