import type { ReaderWarning } from '../accounts/reader-warnings.ts';
import type { Language } from '../shared/language.ts';
import type { Picture } from '../shared/picture.ts';
import type { UploadedPicture } from '../site/picture-uploads.ts';
import type { ReviewSubject } from './review-subject.ts';

/** Stars that somebody may give: whole ones. */
export const STARS = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof STARS)[number];

export const REVIEW_LIMITS = { min: 20, max: 2_000, reply: 1_000, pictures: 6 } as const;

export const REVIEW_ORDERS = ['helpful', 'newest', 'best', 'worst'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export const REVIEW_REPORT_REASONS = ['false', 'offensive', 'personal-data', 'advertising', 'other'] as const;
export type ReviewReportReason = (typeof REVIEW_REPORT_REASONS)[number];

/** What whoever was reviewed says to it, once. */
export type ReviewReply = {
  text: string;
  at: string;
  /** Absent where readers are warned of nothing. */
  warnings?: ReaderWarning[];
};

/** What somebody who received, was served or came says of it; `text` is plain, with line breaks (TRUST-04). */
export type Review = {
  id: number;
  /** Given name and initial; null once the account was deleted. */
  name: string | null;
  stars: Stars;
  text: string;
  pictures: Picture[];
  /** What it is written in. */
  language: Language;
  at: string;
  /** When its writer changed it last; null where nothing was. */
  changedAt: string | null;
  /** How many found it helpful. */
  helpful: number;
  reply: ReviewReply | null;
  /** Absent where readers are warned of nothing. */
  warnings?: ReaderWarning[];
};

/** How many gave each number of stars: the first is of one star, the last of five. */
export type StarCounts = readonly number[];

/** A part of what is said of something. */
export type ReviewList = {
  subject: ReviewSubject;
  title: string;
  image: Picture | null;
  stars: number[];
  data: Review[];
  /** How many fit what was asked for. */
  total: number;
};

/** What is written, by its writer or of who reads it. */
export type OwnReview = Omit<Review, 'name' | 'helpful' | 'pictures' | 'warnings'> & {
  pictures: UploadedPicture[];
  subject: ReviewSubject;
  title: string;
  image: Picture | null;
  status: 'shown' | 'hidden';
};

/** What was received, done or seen, and is not reviewed yet; `at` is when that was. */
export type Reviewable = { subject: ReviewSubject; title: string; image: Picture | null; at: string };

/** A review of what is the reader's own, who may answer it. */
export type ReceivedReview = Review & { subject: ReviewSubject; title: string };

/** A review as it is typed, with its pictures. */
export type ReviewForm = { stars: Stars | null; text: string; pictures: readonly UploadedPicture[] };
export const EMPTY_REVIEW: ReviewForm = { stars: null, text: '', pictures: [] };
