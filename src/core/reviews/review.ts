import { isId } from '../shared/id.ts';
import type { ReaderWarning } from '../accounts/warnings.ts';
import type { Language } from '../shared/language.ts';
import type { Picture } from '../shared/picture.ts';
import type { UploadedPicture } from '../site/picture-uploads.ts';
import { DAY } from '../shared/durations.ts';

/** Kinds of subjects: products, their vendors, services, and landlords (agencies included). */
export const REVIEWED = ['product', 'vendor', 'service', 'owner'] as const;
export type Reviewed = (typeof REVIEWED)[number];

/** A subject in addresses and tables: `product-12`, `service-cleaning`. A landlord's id is the account's. */
export type ReviewSubject = string;

const SERVICES = ['cleaning', 'moving'];

export const SUBJECT_PATTERN = '^(?:(?:product|vendor|owner)-[1-9][0-9]{0,14}|service-(?:cleaning|moving))$';

export const reviewedKind = (subject: ReviewSubject): Reviewed => parseSubject(subject)?.kind ?? 'product';

/** Parts of a subject; null if invalid. */
export function parseSubject(subject: string): { kind: Reviewed; id: string } | null {
  const at = subject.indexOf('-');
  const kind = REVIEWED.find((one) => one === subject.slice(0, at));
  const id = subject.slice(at + 1);
  if (!kind || !(kind === 'service' ? SERVICES.includes(id) : isId(id))) return null;
  return { kind, id };
}

export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

export const REVIEW_LIMITS = { min: 20, max: 2_000, reply: 1_000, pictures: 6 } as const;

export const REVIEW_ORDERS = ['helpful', 'newest', 'best', 'worst'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export const REVIEW_REPORT_REASONS = ['false', 'offensive', 'personal-data', 'advertising', 'other'] as const;
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number];

/** The only reply of the reviewed party. */
export type ReviewReply = {
  text: string;
  at: string;
  /** Absent without warnings. */
  warnings?: ReaderWarning[];
};

/** Review by a buyer, customer or visitor; `text` is plain, with line breaks (TRUST-04). */
export type Review = {
  id: number;
  /** First name and initial; null after the account is deleted. */
  name: string | null;
  stars: Stars;
  text: string;
  pictures: Picture[];
  language: Language;
  at: string;
  /** Time of the last change; null without one. */
  changedAt: string | null;
  helpful: number;
  reply: ReviewReply | null;
  /** Absent without warnings. */
  warnings?: ReaderWarning[];
};

/** Number of reviews per star: the first is one star, the last five. */
export type StarCounts = readonly number[];

export type ReviewList = {
  subject: ReviewSubject;
  title: string;
  image: Picture | null;
  stars: number[];
  data: Review[];
  total: number;
};

export type OwnReview = Omit<Review, 'name' | 'helpful' | 'pictures' | 'warnings'> & {
  pictures: UploadedPicture[];
  subject: ReviewSubject;
  title: string;
  image: Picture | null;
  status: 'shown' | 'hidden';
};

/** A subject that the user can review; `at` is the time of the delivery, service or viewing. */
export type Reviewable = { subject: ReviewSubject; title: string; image: Picture | null; at: string };

/** A review that the reader may reply to. */
export type ReceivedReview = Review & { subject: ReviewSubject; title: string };

export type ReviewForm = { stars: Stars | null; text: string; pictures: readonly UploadedPicture[] };
export const EMPTY_REVIEW: ReviewForm = { stars: null, text: '', pictures: [] };

/** Minimum days of an account before its helpful votes count. */
export const MIN_VOTER_DAYS = 14;

/** Reasons against a helpful vote: a probably fake account, or the author's own review. */
export type VoteProblem = 'error-vote-own' | 'error-vote-new-account' | 'error-vote-no-purchase';

/** Error of a helpful vote; null if it is permitted. */
export function voteProblem(
  voter: { since: Date; hasReceived: boolean; isWriter: boolean },
  now: Date,
): VoteProblem | null {
  if (voter.isWriter) return 'error-vote-own';
  if (now.getTime() - voter.since.getTime() < MIN_VOTER_DAYS * DAY) return 'error-vote-new-account';
  return voter.hasReceived ? null : 'error-vote-no-purchase';
}
