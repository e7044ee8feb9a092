import { EMAIL, LINK, PHONE } from '../shared/contact-patterns.ts';
import { publishedTextWarnings } from '../shared/published-text-warnings.ts';
import { tidyLine } from '../shared/tidy-text.ts';

export const COMMENT_REPORT_REASONS = ['spam', 'offensive', 'personal-data', 'other'] as const;
export type CommentReportReason = (typeof COMMENT_REPORT_REASONS)[number];

/** Number of reports by different people that hides a comment until a review. */
export const REPORTS_THAT_HOLD = 3;

/** Reason for a pending review: the content, a duplicate, the author, or reports. */
export type ReviewReason = 'link' | 'contact' | 'repeated' | 'writer' | 'reports' | 'warning';

/** A new comment with facts about its author. */
export type NewComment = {
  name: string;
  text: string;
  /** True for a signed-in user with a confirmed e-mail address. */
  isKnown: boolean;
  /** True if the same text was posted before, on any post. */
  isRepeated: boolean;
  /** True if another comment of the author was pending review after reports, or hidden by the team. */
  hadTrouble: boolean;
};

/** Reason for a review before publication; null to publish at once. */
export function moderationReason({
  name,
  text,
  isKnown,
  isRepeated,
  hadTrouble,
}: NewComment): ReviewReason | null {
  if (hadTrouble) return 'writer';
  if (publishedTextWarnings(text, 'goods').length > 0) return 'warning';
  if (isKnown) return null;
  const written = `${name}\n${text}`;
  if (hasContact(written)) return 'contact';
  if (hasLink(written)) return 'link';
  return isRepeated ? 'repeated' : null;
}

/** Replaces letters of other widths and shapes by normal ones. */
const plain = (text: string): string => tidyLine(text.normalize('NFKC'));

export function hasLink(text: string): boolean {
  return LINK.test(plain(text));
}

export function hasContact(text: string): boolean {
  return EMAIL.test(plain(text)) || PHONE.test(plain(text));
}

/** Text without case, spaces and signs, so that a duplicate with another comma is equal. */
export function sameTextKey(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
