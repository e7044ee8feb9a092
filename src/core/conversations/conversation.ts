import type { Page } from '../shared/page.ts';
import type { Picture } from '../shared/picture.ts';

/** Kinds of listings in conversations: a rental home, or an offer for a roommate. */
export const LISTING_KINDS = ['property', 'roommate'] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

export type ListingAddress = { kind: ListingKind; id: number };

/** Subject of a conversation: a listing, or a vendor order. */
export const SUBJECT_KINDS = [...LISTING_KINDS, 'order'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** A vendor order: for its buyer by the order's link, for its vendor by account or link. */
export type OrderAddress =
  | { orderToken: string; vendorOrderId: number }
  | { vendorOrderId: number; access: string | null };

/** Author of a message: the poster or vendor, or the asker or buyer. */
export const SIDES = ['poster', 'asker'] as const;
export type Side = (typeof SIDES)[number];

/** A message; the text may be empty if it has pictures. */
export type ConversationMessage = { id: number; author: Side; text: string; pictures: Picture[]; at: string };

export type ConversationSummary = {
  id: number;
  /**
   * `id` of the listing or the vendor order. For an order, `title` is its number, and `orderToken` the secret
   * of its page, for the buyer only. `open` if the listing is visible.
   */
  subject: {
    kind: SubjectKind;
    id: number;
    title: string;
    image: Picture | null;
    open: boolean;
    orderToken: string | null;
  };
  side: Side;
  /** The name is null for a deleted account. */
  other: { name: string | null; picture: Picture | null };
  lastMessage: ConversationMessage;
  /** Unread messages of the other participant. */
  unread: number;
  /** True if a participant closed it or deleted the account; new messages are rejected. */
  closed: boolean;
};

/** The inbox; `unread` counts the conversations with new messages on all pages. */
export type Inbox = Page<ConversationSummary> & { unread: number };

export type Conversation = Omit<ConversationSummary, 'lastMessage'> & {
  /** The oldest first. */
  messages: ConversationMessage[];
  /** Phone of the reader, and whether it is shared with the other participant; empty without one. */
  ownPhone: { number: string; shared: boolean };
  /** Null until the other participant shares it. */
  otherPhone: string | null;
};

/** A blocked person; visitors without an account have only the name that they entered. */
export type BlockedPerson = { id: number; name: string | null; at: string };

/** False for orders: both participants need the conversation, so it can be reported but not blocked. */
export function mayBlock(kind: SubjectKind): boolean {
  return kind !== 'order';
}

export const INBOX_PAGE_SIZE = 20;
export const MAX_MESSAGE_PICTURES = 6;
export const MAX_MESSAGES = 500;
