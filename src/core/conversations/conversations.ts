import type { PropertyCatalogue } from '../properties/property-catalogue.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { PictureUploads, UploadedPicture } from '../site/picture-uploads.ts';
import type { BlockedPerson, Conversation, Inbox, ListingAddress, OrderAddress } from './conversation.ts';
import type { FirstMessageCommand } from './first-message-command.ts';

/** A conversation by its id in the inbox, or by the secret of a visitor's link. */
export type ConversationAddress = { id: number } | { token: string };

/** Report of a listing to the team. */
export type ListingReport = Parameters<PropertyCatalogue['report']>[1];

/** Reasons for a report of the other participant. */
export const CONVERSATION_REPORT_REASONS = ['fraud', 'offensive', 'other'] as const;
export type ConversationReport = { reason: (typeof CONVERSATION_REPORT_REASONS)[number]; text: string };

/** Port to conversations about listings and orders (MATE-03, TRUST-05). */
export abstract class Conversations {
  /**
   * Sends the first or a further message about a listing.
   * @returns the token of the visitor's link; equal for a repeated request. Null for a signed-in user, and
   * for a further message of a visitor.
   */
  abstract start(listing: ListingAddress, command: FirstMessageCommand): Promise<string | null>;
  /**
   * Sends a message about an order as its buyer or vendor; the first one creates the conversation.
   * @returns the token of the reader's link to it
   * @throws Failure `invalid`, `error-order-not-sent-yet` (`conflict`) if the vendor does not have the order
   * yet
   */
  abstract writeAboutOrder(order: OrderAddress, message: string): Promise<string>;
  abstract inbox(page: { offset: number; limit: number }, signal?: CancelSignal): Promise<Inbox>;
  abstract read(address: ConversationAddress, signal?: CancelSignal): Promise<Conversation>;
  /** Marks all messages up to this one as read. */
  abstract seen(address: ConversationAddress, lastMessageId: number): Promise<void>;
  /** @param pictures keys of the pictures */
  abstract answer(
    address: ConversationAddress,
    message: string,
    pictures?: readonly string[],
  ): Promise<Conversation>;
  /**
   * Uploads a picture for a message; it is private until the message is sent.
   * @throws Failure as `PictureUploads.upload`
   */
  abstract uploadPicture(
    address: ConversationAddress,
    ...upload: Parameters<PictureUploads['upload']>
  ): Promise<UploadedPicture>;
  /** Shares the reader's phone with the other participant; this cannot be undone. */
  abstract sharePhone(address: ConversationAddress): Promise<Conversation>;
  /**
   * Closes the conversation for both. If the reader has an account, the other person can no longer write
   * about its listings.
   * @throws Failure `error-order-not-blocked` (`conflict`) for an order
   */
  abstract block(address: ConversationAddress): Promise<Conversation>;
  /** Persons blocked by the signed-in user, the latest first. */
  abstract blocked(signal?: CancelSignal): Promise<BlockedPerson[]>;
  /** Unblocks a person and reopens the conversation of the block. */
  abstract unblock(id: number): Promise<void>;
  /**
   * Reports the listing of the conversation to the team.
   * @throws Failure as `PropertyCatalogue.report`
   */
  abstract reportListing(listing: ListingAddress, report: ListingReport): Promise<void>;
  /** Reports the other participant to the team. */
  abstract report(address: ConversationAddress, report: ConversationReport): Promise<void>;
}

/** All conversations of the signed-in user, or the one of a visitor's link. */
export type FollowedMessages = 'inbox' | { token: string };

/** Port to events about new messages, for open pages (TRUST-05). */
export abstract class ConversationEvents {
  /**
   * @param notify called on a possible new message, and after each reconnection
   * @returns a function that unsubscribes
   */
  abstract follow(messages: FollowedMessages, notify: () => void): () => void;
}
