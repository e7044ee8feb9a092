import type { CancelSignal } from '../shared/failure.ts';
import type { BlockedPerson, Conversation, Inbox, SubjectAddress } from './conversation.ts';
import type { FirstMessageCommand } from './first-message-command.ts';

/** Which conversation: by its id in the inbox, or by the secret of a visitor's link. */
export type ConversationAddress = { id: number } | { token: string };

/** Why the other side of a conversation is reported. */
export const CONVERSATION_REPORT_REASONS = ['fraud', 'offensive', 'other'] as const;
export type ConversationReport = { reason: (typeof CONVERSATION_REPORT_REASONS)[number]; text: string };

/** Writes to who posted a listing, and answers (MATE-03, TRUST-05). */
export abstract class Conversations {
  /**
   * Sends the first message, or one more of the same person about the same listing.
   * @returns the token of the visitor's link, the same one when a message is sent twice; null for a signed-in person,
   * whose inbox has it, and for who writes more and has the link.
   */
  abstract ask(subject: SubjectAddress, command: FirstMessageCommand): Promise<string | null>;
  abstract inbox(page: { offset: number; limit: number }, signal?: CancelSignal): Promise<Inbox>;
  abstract read(address: ConversationAddress, signal?: CancelSignal): Promise<Conversation>;
  /** Says that the reader has seen all messages up to this one. */
  abstract seen(address: ConversationAddress, lastMessageId: number): Promise<void>;
  abstract answer(address: ConversationAddress, message: string): Promise<Conversation>;
  /** Lets the other see the reader's telephone; this can't be taken back. */
  abstract sharePhone(address: ConversationAddress): Promise<Conversation>;
  /** Ends the conversation for both; where the reader has an account, the other can't write about any listing of it. */
  abstract block(address: ConversationAddress): Promise<Conversation>;
  /** Whom the signed-in person blocked, the last one first. */
  abstract blocked(signal?: CancelSignal): Promise<BlockedPerson[]>;
  /** Takes it back: the conversation in which it was said goes on. */
  abstract unblock(id: number): Promise<void>;
  /** Tells the team about the other side. */
  abstract report(address: ConversationAddress, report: ConversationReport): Promise<void>;
}
