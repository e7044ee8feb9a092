import type { NamedPlace } from './property.ts';

/** Where a request for a viewing stands. */
export const VIEWING_STATUSES = ['requested', 'proposed', 'accepted', 'declined', 'cancelled'] as const;
export type ViewingStatus = (typeof VIEWING_STATUSES)[number];

/** What each side may do next (HOME-15). `propose` names another time. */
export const OWNER_ANSWERS = ['accept', 'decline', 'propose'] as const;
export type OwnerAnswer = (typeof OWNER_ANSWERS)[number];
export const VISITOR_ANSWERS = ['accept', 'cancel'] as const;
export type VisitorAnswer = (typeof VISITOR_ANSWERS)[number];

/** What the owner may answer now; nothing once the time is past. */
export function ownerAnswersTo(status: ViewingStatus, isPast: boolean): OwnerAnswer[] {
  if (isPast) return [];
  if (status === 'requested') return ['accept', 'propose', 'decline'];
  if (status === 'proposed' || status === 'accepted') return ['propose', 'decline'];
  return [];
}

/** What the visitor may answer now: only a proposal can be accepted. */
export function visitorAnswersTo(status: ViewingStatus, isPast: boolean): VisitorAnswer[] {
  if (isPast) return [];
  if (status === 'proposed') return ['accept', 'cancel'];
  return status === 'requested' || status === 'accepted' ? ['cancel'] : [];
}

/** A viewing as either side sees it. Times are `YYYY-MM-DD HH:MM` of Sofia. */
export type Viewing = {
  id: number;
  property: { id: number; title: string; city: NamedPlace; district: NamedPlace };
  status: ViewingStatus;
  dateTime: string;
  isPast: boolean;
  note: string;
  createdAt: string;
};

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
