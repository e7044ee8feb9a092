import type { NamedPlace } from '../property.ts';

/** Where a request for a viewing stands. */
export const VIEWING_STATUSES = ['requested', 'proposed', 'accepted', 'declined', 'cancelled'] as const;
export type ViewingStatus = (typeof VIEWING_STATUSES)[number];

/** What each side may do next (HOME-15). `propose` names another time. */
export const OWNER_ANSWERS = ['accept', 'decline', 'propose'] as const;
export type OwnerAnswer = (typeof OWNER_ANSWERS)[number];
export const VISITOR_ANSWERS = ['accept', 'propose', 'cancel'] as const;
export type VisitorAnswer = (typeof VISITOR_ANSWERS)[number];

/** Characters of the street and number for a viewing. */
export const MAX_VIEWING_ADDRESS = 120;

/** What the owner may answer now; nothing once the time is past. A question alone names no time to accept. */
export function ownerAnswersTo(status: ViewingStatus, isPast: boolean, hasTime = true): OwnerAnswer[] {
  if (isPast) return [];
  if (status === 'requested') return hasTime ? ['accept', 'propose', 'decline'] : ['propose', 'decline'];
  if (status === 'proposed' || status === 'accepted') return ['propose', 'decline'];
  return [];
}

/** Answers that the visitor may give now: only a proposal can be accepted; another time can be proposed until the viewing. */
export function visitorAnswersTo(status: ViewingStatus, isPast: boolean): VisitorAnswer[] {
  if (isPast) return [];
  if (status === 'proposed') return ['accept', 'propose', 'cancel'];
  return status === 'requested' || status === 'accepted' ? ['propose', 'cancel'] : [];
}

/** A viewing as either side sees it. Times are `YYYY-MM-DD HH:MM` of Sofia. */
export type Viewing = {
  id: number;
  property: { id: number; title: string; city: NamedPlace; district: NamedPlace };
  /** Street and number, if the owner gave them; the visitor sees them once the time is agreed. */
  address: string;
  /** A page with the map of the home, once the time is agreed. */
  map: string | null;
  status: ViewingStatus;
  /** Null while somebody has only asked a question. */
  dateTime: string | null;
  /** What the visitor asks, beside a time or instead of one. */
  question: string;
  isPast: boolean;
  note: string;
  createdAt: string;
};

/** What changed while somebody looked at an older state, as a message key; null when nothing did. */
export function viewingChange(before: Viewing, now: Viewing): string | null {
  if (before.status !== now.status) return `viewing-meanwhile-${now.status}`;
  if (before.dateTime !== now.dateTime) return 'viewing-meanwhile-moved';
  return before.isPast === now.isPast ? null : 'viewing-meanwhile-past';
}

/** To the owner: who asks, and what can be answered. */
export type ReceivedViewing = Viewing & {
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  next: OwnerAnswer[];
};

/** To the visitor: the owner's contact once the time is agreed. */
export type SentViewing = Viewing & {
  token: string;
  owner: { name: string; phone: string | null };
  next: VisitorAnswer[];
};
