/**
 * Invisible characters and direction marks. Joiners and variation selectors stay, because emoji need them.
 */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Cs}\u034f\u115f\u1160\u3164\uffa0]/gu;
/** All invisible characters; names and codes need no joiners. */
const NOT_DRAWN = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
/** More than three marks on a letter, which would cover the lines around it. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Normalises a text of several lines: NFC, no invisible characters, at most one empty line in a row. */
export function tidyText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(UNSEEN, '')
    .replace(CONTROLS, ' ')
    .replace(PILED_MARKS, '$1')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Normalises a text and joins its lines. */
export function tidyLine(typed: string): string {
  return tidyText(typed).replace(/\s+/g, ' ');
}

/** Normalises a name or code: NFC, trimmed, one line, no invisible characters. */
export function normaliseLine(typed: string): string {
  return tidyLine(withoutInvisible(typed));
}

/** Removes invisible characters while the user types. */
export function withoutInvisible(typed: string): string {
  return typed.replace(NOT_DRAWN, '');
}

/** Removes invisible characters and spaces from numbers written in groups. */
export function normaliseCode(typed: string): string {
  return normaliseLine(typed).replace(/\s/g, '');
}
