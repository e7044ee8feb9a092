import type { NamedPlace } from '../properties/property.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { Picture } from '../shared/picture.ts';
import type { UploadedPicture } from '../site/picture-uploads.ts';
import type { OfferStatus } from './roommate-offer.ts';
import type { RoommateOfferContent } from './roommate-offer-content.ts';

export type OwnRoommateOffer = {
  id: number;
  title: string;
  status: OfferStatus;
  /** Paused with a pending review (TRUST-03, TRUST-06). */
  held: boolean;
  /** The reason for the review is a near-identical offer of the same poster, not a picture. */
  heldAsSimilar?: boolean;
  city: NamedPlace;
  district: NamedPlace;
  price: number;
  image: Picture | null;
  moveInFrom: string;
  /** Number of people with inquiries, and of conversations with unread messages. */
  inquiries: number;
  unread: number;
  createdAt: string;
};

export type EditedRoommateOffer = {
  id: number;
  status: OfferStatus;
  content: RoommateOfferContent;
  images: UploadedPicture[];
  /** Keys of the pictures that caused the pending review. */
  heldPictures: string[];
  heldAsSimilar?: boolean;
  /** Version of all fields of the form; a save sends it. */
  version: string;
};

/** Port to the offers of the signed-in user (MATE-04). */
export abstract class OwnRoommateOffers {
  abstract ownRoommateOffers(
    input: { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<OwnRoommateOffer>>;
  abstract ownRoommateOffer(input: { id: string }, signal?: CancelSignal): Promise<EditedRoommateOffer>;
  /** `key` is an idempotency key; a repeated request returns the same offer. */
  abstract createRoommateOffer(input: RoommateOfferContent & { key: string }): Promise<EditedRoommateOffer>;
  /** @throws Failure `conflict` if the offer has another version */
  abstract updateRoommateOffer(
    input: RoommateOfferContent & { id: number; version: string },
  ): Promise<EditedRoommateOffer>;
  /** @returns `held` if the offer is pending a review instead */
  abstract changeRoommateOfferStatus(input: { id: number; status: OfferStatus }): Promise<{ held: boolean }>;
  abstract deleteRoommateOffer(input: { id: number }): Promise<unknown>;
}
