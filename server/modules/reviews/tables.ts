import type { Generated, JSONColumnType } from 'kysely';
import type { ReviewReportReason, Stars } from '../../../src/core/reviews/review.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { StoredPicture } from '../../platform/tables.ts';
import type { Identity } from '../../platform/database/column-types.ts';

/** Reviews of products, vendors, services and landlords, and votes on them. */
export interface ReviewTables {
  review: ReviewTable;
  review_vote: ReviewVoteTable;
  review_report: ReviewReportTable;
  review_summary: ReviewSummaryTable;
  product_question: ProductQuestionTable;
  product_question_report: ProductQuestionReportTable;
}

export interface ReviewTable {
  id: Identity;
  /** `product-12`. */
  subject: string;
  vendor_id: number | null;
  /** Null, like the name, after the account's deletion. */
  account_id: number | null;
  name: string | null;
  stars: Stars;
  text: string;
  pictures: JSONColumnType<StoredPicture[], string | undefined, string>;
  language: Language;
  status: Generated<'shown' | 'hidden'>;
  helpful: Generated<number>;
  reply: string | null;
  replied_at: Date | null;
  created_at: Date;
  changed_at: Date | null;
}

export interface ReviewVoteTable {
  review_id: number;
  account_id: number;
  created_at: Date;
}

export interface ReviewReportTable {
  review_id: number;
  reporter: Buffer;
  reason: ReviewReportReason;
  created_at: Date;
  handled_at: Date | null;
}

/** Number of shown reviews with one star, two, … five. */
export interface ReviewSummaryTable {
  subject: string;
  stars: number[];
}

export interface ProductQuestionTable {
  id: Identity;
  product_id: number;
  /** Null, like the name, after the account's deletion. */
  account_id: number | null;
  name: string | null;
  text: string;
  language: Language;
  status: Generated<'shown' | 'hidden'>;
  answer: string | null;
  answered_at: Date | null;
  created_at: Date;
}

export interface ProductQuestionReportTable {
  question_id: number;
  reporter: Buffer;
  reason: ReviewReportReason;
  created_at: Date;
  handled_at: Date | null;
}
