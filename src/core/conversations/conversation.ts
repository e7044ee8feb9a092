import type { Page } from '../shared/page.ts';
import type { Picture } from '../shared/picture.ts';

/** What anyone may ask about: a home for rent, or an offer of somebody who looks for a roommate. */
export const LISTING_KINDS = ['property', 'roommate'] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** A listing that people write about. */
export type ListingAddress = { kind: ListingKind; id: number };

/** What a conversation is about: a listing, or what one vendor delivers of an order. */
export const SUBJECT_KINDS = [...LISTING_KINDS, 'order'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Which vendor's part of an order, as its buyer has it by the order's link, or its vendor by account or link. */
export type OrderAddress =
  | { orderToken: string; vendorOrderId: number }
  | { vendorOrderId: number; access: string | null };

/** Whose a message is: of who posted the listing or sells, or of who asked about it or bought. */
export const SIDES = ['poster', 'asker'] as const;
export type Side = (typeof SIDES)[number];

/** The text is empty where the pictures say it all. */
export type ConversationMessage = { id: number; author: Side; text: string; pictures: Picture[]; at: string };

/** A conversation in the inbox. */
export type ConversationSummary = {
  id: number;
  /**
   * `id` is the listing's or the vendor's part's. `title` is the order's number where it is about one, and `orderToken` the secret of
   * the order's page, for its buyer alone. `open` while the listing can be seen.
   */
  subject: {
    kind: SubjectKind;
    id: number;
    title: string;
    image: Picture | null;
    open: boolean;
    orderToken: string | null;
  };
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

/** Both sides of an order owe each other answers: it is reported, and never blocked. */
export function mayBlock(kind: SubjectKind): boolean {
  return kind !== 'order';
}

/** How many conversations are on a page of the inbox. */
export const INBOX_PAGE_SIZE = 20;
/** The most pictures of one message. */
export const MAX_MESSAGE_PICTURES = 6;
/** The most messages of one conversation. */
export const MAX_MESSAGES = 500;
