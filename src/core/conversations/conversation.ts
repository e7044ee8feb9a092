import type { Page } from '../shared/page.ts';
import type { Picture } from '../shared/picture.ts';

/** What a conversation is about: a home for rent, or an offer of somebody who looks for a roommate. */
export const SUBJECT_KINDS = ['property', 'roommate'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** A listing that people write about. */
export type SubjectAddress = { kind: SubjectKind; id: number };

/** Whose a message is: of who posted the listing, or of who asked about it. */
export const SIDES = ['poster', 'asker'] as const;
export type Side = (typeof SIDES)[number];

export type ConversationMessage = { id: number; author: Side; text: string; at: string };

/** A conversation in the inbox. */
export type ConversationSummary = {
  id: number;
  /** `open` while the listing can be seen. */
  subject: SubjectAddress & { title: string; image: Picture | null; open: boolean };
  /** The reader's own side. */
  side: Side;
  /** The name is null when the account is gone. */
  other: { name: string | null; picture: Picture | null };
  lastMessage: ConversationMessage;
  /** Messages of the other that were not read. */
  unread: number;
  /** Nobody writes there any more: one of them closed it, or is gone. */
  closed: boolean;
};

/** The inbox; `unread` counts the conversations with something new, on every page. */
export type Inbox = Page<ConversationSummary> & { unread: number };

export type Conversation = Omit<ConversationSummary, 'lastMessage'> & {
  /** The oldest first. */
  messages: ConversationMessage[];
  /** The reader's own telephone, and whether the other may see it; empty when there is none. */
  ownPhone: { number: string; shared: boolean };
  /** Null until the other agreed to show it. */
  otherPhone: string | null;
};

/** Somebody who may write no more: nobody without an account is told by more than the name that was given. */
export type BlockedPerson = { id: number; name: string | null; at: string };

/** How many conversations are on a page of the inbox. */
export const INBOX_PAGE_SIZE = 20;
/** The most messages of one conversation. */
export const MAX_MESSAGES = 500;
