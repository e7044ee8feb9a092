/** Prefix of the line above which the user writes a reply by mail; the original mail is below it. */
export const ANSWER_LINE = '##-';

/** Separator of the signature (RFC 3676). */
const SIGNATURE = '-- ';
const QUOTED = /^\s*>/;
/** Header lines of the original mail in mail programs: `From: …`, `Изпратено: …`. */
const HEADER = /^\*?\p{L}[\p{L} -]{1,20}:\*?\s+\S/u;
const SEPARATOR = /^\s*(?:_{5,}|-{3,}[^-]+-{3,})\s*$/;
/** Default signatures of phones. */
const SENT_FROM =
  /^(?:sent from my \S|get outlook for \S|\u0438\u0437\u043f\u0440\u0430\u0442\u0435\u043d\u043e \u043e\u0442 \S)/i;

/**
 * Extracts the reply from a mail. Removes the original mail, its introduction (`On Monday … wrote:`) and the
 * signature. Also finds a reply below the quoted mail.
 * @returns empty without a reply
 */
export function answerIn(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ').split('\n');
  const end = lines.findIndex((line) => line.replace(/^[\s>*]+/, '').startsWith(ANSWER_LINE));
  const lastQuoted = lines.findLastIndex((line) => QUOTED.test(line));
  if (end < 0) return ownWords(lines, lastQuoted >= 0);
  const above = ownWords(lines.slice(0, end), true);
  return above === '' && lastQuoted >= 0 ? ownWords(lines.slice(lastQuoted + 1), false) : above;
}

/** @param isIntroducing true if the original mail follows, or was between the lines */
function ownWords(lines: readonly string[], isIntroducing: boolean): string {
  const signature = lines.indexOf(SIGNATURE);
  const unquoted = (signature < 0 ? lines : lines.slice(0, signature)).filter((line) => !QUOTED.test(line));
  const own = isIntroducing ? withoutIntroduction(unquoted) : trimmedEnd(unquoted);
  const last = own.at(-1);
  return (last !== undefined && SENT_FROM.test(last.trim()) ? own.slice(0, -1) : own).join('\n').trim();
}

/**
 * Removes the last lines if they introduce the original mail: one sentence with a colon at its end, or its
 * headers.
 */
function withoutIntroduction(lines: readonly string[]): string[] {
  const rest = trimmedEnd(lines);
  const begin = rest.findLastIndex((line) => line.trim() === '') + 1;
  const paragraph = rest.slice(begin);
  const separator = paragraph.findIndex((line) => SEPARATOR.test(line));
  const headers = paragraph.slice(separator + 1);
  const isHeaders = headers.length > 1 && headers.every((line) => HEADER.test(line));
  if (isHeaders || (separator >= 0 && headers.length === 0)) {
    return trimmedEnd(rest.slice(0, separator < 0 ? begin : begin + separator));
  }
  const sentence = introductionOf(paragraph);
  return sentence === 0 ? rest : trimmedEnd(rest.slice(0, rest.length - sentence));
}

/**
 * Number of last lines that form `On 25 November 2026 at 10:33, Uyut <no-reply@…> wrote:`, which mail
 * programs wrap anywhere.
 */
function introductionOf(paragraph: readonly string[]): number {
  if (!paragraph.at(-1)?.trimEnd().endsWith(':')) return 0;
  const [one, two, three] = [1, 2, 3].map((count) => paragraph.slice(-count).join(' '));
  const isWhole = (sentence: string) => /\d/.test(sentence) && /^\s*\p{Lu}/u.test(sentence);
  if (isWhole(one ?? '')) return 1;
  if (isWhole(two ?? '')) return Math.min(2, paragraph.length);
  if (isWhole(three ?? '')) return Math.min(3, paragraph.length);
  // `25.11.2026, 10:33, Uyut:`
  return /^\s*\d/.test(one ?? '') ? 1 : 0;
}

function trimmedEnd(lines: readonly string[]): string[] {
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);
}
