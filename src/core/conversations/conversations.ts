import type { ListingReport } from '../properties/property-catalogue.ts';
import { textIn } from '../shared/answer-checks.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { PictureUploads, UploadedPicture } from '../site/picture-uploads.ts';
import type { BlockedPerson, Conversation, Inbox, ListingAddress, OrderAddress } from './conversation.ts';
import type { ConversationGateway } from './conversation-gateway.ts';
import type { FirstMessageCommand } from './first-message-command.ts';

/** A conversation by its id in the inbox, or by the secret of a visitor's link. */
export type ConversationAddress = { id: number } | { token: string };

export const CONVERSATION_REPORT_REASONS = ['fraud', 'offensive', 'other'] as const;
export type ConversationReport = { reason: (typeof CONVERSATION_REPORT_REASONS)[number]; text: string };

/**
 * Uploads a picture for a message; it is private until the message is sent.
 * @throws Failure as `PictureUploads.upload`
 */
export type MessagePictureUpload = (
  address: ConversationAddress,
  ...upload: Parameters<PictureUploads['upload']>
) => Promise<UploadedPicture>;

/** Conversations about listings and orders, by account or by a visitor's link (MATE-03, TRUST-05). */
export class Conversations {
  constructor(
    private readonly gateway: ConversationGateway,
    readonly uploadPicture: MessagePictureUpload,
  ) {}

  /**
   * Sends the first or a further message about a listing.
   * @returns the token of the visitor's link; equal for a repeated request. Null for a signed-in user, and
   * for a further message of a visitor.
   */
  async ask(
    { kind, id }: ListingAddress,
    { name, phone, email, message, sharePhone }: FirstMessageCommand,
  ): Promise<string | null> {
    const { gateway } = this;
    const input = { id, name, phone, message, sharePhone, ...(email !== '' && { email }) };
    const answer = kind === 'property' ? gateway.askAboutProperty(input) : gateway.askAboutOffer(input);
    return (await answer).token;
  }

  /**
   * Sends a message about an order as its buyer or vendor; the first one creates the conversation.
   * @returns the token of the reader's link to it
   * @throws Failure `invalid`, `error-order-not-sent-yet` (`conflict`) if the vendor does not have the order
   * yet
   */
  async writeAboutOrder(order: OrderAddress, message: string): Promise<string> {
    const { gateway } = this;
    const { vendorOrderId } = order;
    const answer =
      'orderToken' in order
        ? gateway.askAboutOrder({ token: order.orderToken, vendorOrderId, message })
        : gateway.writeToBuyer({ id: vendorOrderId, access: order.access, message });
    return textIn(await answer, 'token');
  }

  inbox(page: { offset: number; limit: number }, signal?: CancelSignal): Promise<Inbox> {
    return this.gateway.inbox(page, signal);
  }

  read(address: ConversationAddress, signal?: CancelSignal): Promise<Conversation> {
    const { gateway } = this;
    return 'token' in address
      ? gateway.followConversation(address, signal)
      : gateway.conversation(address, signal);
  }

  /** Marks all messages up to this one as read. */
  async seen(address: ConversationAddress, lastMessageId: number): Promise<void> {
    const { gateway } = this;
    await ('token' in address
      ? gateway.seeByLink({ ...address, lastMessageId })
      : gateway.seeConversation({ ...address, lastMessageId }));
  }

  /** @param pictures keys of the pictures */
  answer(
    address: ConversationAddress,
    message: string,
    pictures: readonly string[] = [],
  ): Promise<Conversation> {
    const { gateway } = this;
    return 'token' in address
      ? gateway.answerByLink({ ...address, message, pictures })
      : gateway.answerConversation({ ...address, message, pictures });
  }

  /** Shares the reader's phone with the other participant; this cannot be undone. */
  sharePhone(address: ConversationAddress): Promise<Conversation> {
    const { gateway } = this;
    return 'token' in address ? gateway.sharePhoneByLink(address) : gateway.sharePhone(address);
  }

  /**
   * Closes the conversation for both. If the reader has an account, the other person can no longer write
   * about its listings.
   * @throws Failure `error-order-not-blocked` (`conflict`) for an order
   */
  block(address: ConversationAddress): Promise<Conversation> {
    const { gateway } = this;
    return 'token' in address ? gateway.blockByLink(address) : gateway.blockConversation(address);
  }

  /** Persons blocked by the signed-in user, the latest first. */
  async blocked(signal?: CancelSignal): Promise<BlockedPerson[]> {
    return (await this.gateway.blockedPeople({}, signal)).data;
  }

  /** Unblocks a person and reopens the conversation of the block. */
  async unblock(id: number): Promise<void> {
    await this.gateway.unblockPerson({ id });
  }

  /**
   * Reports the listing of the conversation to the team.
   * @throws Failure as `PropertyCatalogue.reportProperty`
   */
  async reportListing({ kind, id }: ListingAddress, report: ListingReport): Promise<void> {
    const { gateway } = this;
    const input = { id, ...report };
    await (kind === 'property' ? gateway.reportProperty(input) : gateway.reportRoommateOffer(input));
  }

  async report(address: ConversationAddress, report: ConversationReport): Promise<void> {
    const { gateway } = this;
    await ('token' in address
      ? gateway.reportByLink({ ...address, ...report })
      : gateway.reportConversation({ ...address, ...report }));
  }
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
