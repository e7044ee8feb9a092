import type { ListingReport } from '../properties/property-catalogue.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { PictureUploads, UploadedPicture } from '../site/picture-uploads.ts';
import type { BlockedPerson, Conversation, Inbox, ListingAddress, OrderAddress } from './conversation.ts';
import type { FirstMessageCommand } from './first-message-command.ts';

/** Which conversation: by its id in the inbox, or by the secret of a visitor's link. */
export type ConversationAddress = { id: number } | { token: string };

/** Why the other side of a conversation is reported. */
export const CONVERSATION_REPORT_REASONS = ['fraud', 'offensive', 'other'] as const;
export type ConversationReport = { reason: (typeof CONVERSATION_REPORT_REASONS)[number]; text: string };

/** Writes to who posted a listing, or about an order, and answers (MATE-03, TRUST-05). */
export abstract class Conversations {
  /**
   * Sends the first message, or one more of the same person about the same listing.
   * @returns the token of the visitor's link, the same one when a message is sent twice; null for a signed-in person,
   * whose inbox has it, and for who writes more and has the link.
   */
  abstract ask(listing: ListingAddress, command: FirstMessageCommand): Promise<string | null>;
  /**
   * Writes about an order, as its buyer or as its vendor; the first message begins the conversation.
   * @returns the token of the reader's own link to it. @throws Failure `invalid`, `error-order-not-sent-yet` (`conflict`) before
   * the vendor has the order
   */
  abstract writeAboutOrder(order: OrderAddress, message: string): Promise<string>;
  abstract inbox(page: { offset: number; limit: number }, signal?: CancelSignal): Promise<Inbox>;
  abstract read(address: ConversationAddress, signal?: CancelSignal): Promise<Conversation>;
  /** Says that the reader has seen all messages up to this one. */
  abstract seen(address: ConversationAddress, lastMessageId: number): Promise<void>;
  /** @param pictures their keys */
  abstract answer(
    address: ConversationAddress,
    message: string,
    pictures?: readonly string[],
  ): Promise<Conversation>;
  /** Brings a picture for a message: nobody sees it before. @throws Failure as `PictureUploads.upload` */
  abstract uploadPicture(
    address: ConversationAddress,
    ...upload: Parameters<PictureUploads['upload']>
  ): Promise<UploadedPicture>;
  /** Lets the other see the reader's telephone; this can't be taken back. */
  abstract sharePhone(address: ConversationAddress): Promise<Conversation>;
  /**
   * Ends the conversation for both; where the reader has an account, the other can't write about any listing of it.
   * @throws Failure `error-order-not-blocked` (`conflict`) for one about an order
   */
  abstract block(address: ConversationAddress): Promise<Conversation>;
  /** Whom the signed-in person blocked, the last one first. */
  abstract blocked(signal?: CancelSignal): Promise<BlockedPerson[]>;
  /** Takes it back: the conversation in which it was said goes on. */
  abstract unblock(id: number): Promise<void>;
  /** Tells the team about the listing that a conversation is about. @throws Failure as `PropertyCatalogue.reportProperty` */
  abstract reportListing(listing: ListingAddress, report: ListingReport): Promise<void>;
  /** Tells the team about the other side. */
  abstract report(address: ConversationAddress, report: ConversationReport): Promise<void>;
}
