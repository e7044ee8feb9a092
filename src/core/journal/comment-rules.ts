import { EMAIL, LINK, PHONE } from '../shared/contact-patterns.ts';
import { publishedTextWarnings } from '../shared/published-text-warnings.ts';
import { tidyLine } from '../shared/tidy-text.ts';

/** Why somebody reports a comment. */
export const COMMENT_REPORT_REASONS = ['spam', 'offensive', 'personal-data', 'other'] as const;
export type CommentReportReason = (typeof COMMENT_REPORT_REASONS)[number];

/** So many reports, of different people, hold a comment that is shown. */
export const REPORTS_THAT_HOLD = 3;

/** Why a comment waits for the team: what is in it, that it was sent before, its writer, or reports. */
export type HeldFor = 'link' | 'contact' | 'repeated' | 'writer' | 'reports' | 'warning';

/** A comment that has come, with what is known of its writer. */
export type NewComment = {
  name: string;
  text: string;
  /** Signed in, with a confirmed e-mail address. */
  isKnown: boolean;
  /** The same text has come before, to whichever post. */
  isRepeated: boolean;
  /** Something of the same writer was held after reports, or hidden by the team. */
  hadTrouble: boolean;
};

/** Whether a comment is shown at once (null), or why the team looks at it first. */
export function moderationReason({
  name,
  text,
  isKnown,
  isRepeated,
  hadTrouble,
}: NewComment): HeldFor | null {
  if (hadTrouble) return 'writer';
  if (publishedTextWarnings(text, 'goods').length > 0) return 'warning';
  if (isKnown) return null;
  const written = `${name}\n${text}`;
  if (hasContact(written)) return 'contact';
  if (hasLink(written)) return 'link';
  return isRepeated ? 'repeated' : null;
}

/** Letters of other widths and shapes are read as what they look like. */
const plain = (text: string): string => tidyLine(text.normalize('NFKC'));

export function hasLink(text: string): boolean {
  return LINK.test(plain(text));
}

export function hasContact(text: string): boolean {
  return EMAIL.test(plain(text)) || PHONE.test(plain(text));
}

/** The text without case, spaces and signs: what is sent again with a comma more is the same. */
export function sameTextKey(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
