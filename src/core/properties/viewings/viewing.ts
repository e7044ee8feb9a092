import type { NamedPlace } from '../property.ts';

export const VIEWING_STATUSES = ['requested', 'proposed', 'accepted', 'declined', 'cancelled'] as const;
export type ViewingStatus = (typeof VIEWING_STATUSES)[number];

/** Possible answers (HOME-15); `propose` suggests another time. */
export const OWNER_ANSWERS = ['accept', 'decline', 'propose'] as const;
export type OwnerAnswer = (typeof OWNER_ANSWERS)[number];
export const VISITOR_ANSWERS = ['accept', 'propose', 'cancel'] as const;
export type VisitorAnswer = (typeof VISITOR_ANSWERS)[number];

/** Maximum characters of a viewing's street and number. */
export const MAX_VIEWING_ADDRESS = 120;

/** Answers available to the landlord; none after the viewing. A question alone has no time to accept. */
export function ownerAnswersTo(status: ViewingStatus, isPast: boolean, hasTime = true): OwnerAnswer[] {
  if (isPast) return [];
  if (status === 'requested') return hasTime ? ['accept', 'propose', 'decline'] : ['propose', 'decline'];
  if (status === 'proposed' || status === 'accepted') return ['propose', 'decline'];
  return [];
}

/**
 * Answers available to the visitor. Only a proposal can be accepted; another time can be proposed until the
 * viewing.
 */
export function visitorAnswersTo(status: ViewingStatus, isPast: boolean): VisitorAnswer[] {
  if (isPast) return [];
  if (status === 'proposed') return ['accept', 'propose', 'cancel'];
  return status === 'requested' || status === 'accepted' ? ['propose', 'cancel'] : [];
}

/** A viewing for both participants. Times are `YYYY-MM-DD HH:MM` in Sofia. */
export type Viewing = {
  id: number;
  property: { id: number; title: string; city: NamedPlace; district: NamedPlace };
  /** Street and number, if the landlord gave them; the visitor sees them after the time is agreed. */
  address: string;
  /** Address of a map page, after the time is agreed. */
  map: string | null;
  status: ViewingStatus;
  /** Null for a question without a time. */
  dateTime: string | null;
  /** Question of the visitor, with a time or alone. */
  question: string;
  isPast: boolean;
  note: string;
  createdAt: string;
};

/** Message key of a change since the displayed state; null without one. */
export function viewingChange(before: Viewing, now: Viewing): string | null {
  if (before.status !== now.status) return `viewing-meanwhile-${now.status}`;
  if (before.dateTime !== now.dateTime) return 'viewing-meanwhile-moved';
  return before.isPast === now.isPast ? null : 'viewing-meanwhile-past';
}

/** Viewing for the landlord: the visitor's contact and the possible answers. */
export type ReceivedViewing = Viewing & {
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  next: OwnerAnswer[];
};

/** Viewing for the visitor, with the landlord's contact after the time is agreed. */
export type SentViewing = Viewing & {
  token: string;
  owner: { name: string; phone: string | null };
  next: VisitorAnswer[];
};
