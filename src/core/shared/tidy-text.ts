/** Invisible characters and marks of direction. Joiners and variation selectors stay: emoji need them. */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Cs}\u034f\u115f\u1160\u3164\uffa0]/gu;
/** Everything that is not drawn, as in names and codes, where nobody needs a joiner. */
const NOT_DRAWN = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
/** More than three marks on one letter make no letter: they cover the lines around. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** A text of several lines in NFC, without invisible characters and with at most one empty line in a row. */
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

/** The same in one line. */
export function tidyLine(typed: string): string {
  return tidyText(typed).replace(/\s+/g, ' ');
}

/** A name or a code in NFC, trimmed, in one line; every character that is not drawn is removed. */
export function normaliseLine(typed: string): string {
  return tidyLine(withoutInvisible(typed));
}

/** The text without characters that are not drawn, for a field that is still being typed in. */
export function withoutInvisible(typed: string): string {
  return typed.replace(NOT_DRAWN, '');
}

/** The same without spaces, for numbers that people write in groups. */
export function normaliseCode(typed: string): string {
  return normaliseLine(typed).replace(/\s/g, '');
}
