/** Letters that are not seen or that turn the direction of what follows; joiners stay, emoji are made with them. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
/** More than three marks on one letter make no letter: they cover the lines around. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** What a stranger typed, as it is kept: readable signs alone, with at most one empty line in a row. */
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
