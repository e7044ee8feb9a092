import { tidyText } from './tidy-text.ts';

/** Block elements. Those in `LINES` begin a line, the others a paragraph. */
const BLOCKS = names(
  'address article aside blockquote body caption center dd details div dl dt figcaption figure footer form h1 h2 h3',
  'h4 h5 h6 header hr html iframe li main nav object ol p pre section summary table tbody tfoot thead tr ul video',
);
const INLINES = names(
  'a abbr b big button br cite code col colgroup del em embed font head i img input ins kbd label link mark meta',
  'noscript o:p picture q s small source span strike strong style script sub sup svg td th title tt u var wbr',
);

const isHtmlElement = (name: string): boolean => BLOCKS.has(name) || INLINES.has(name);

const TAG = /<(\/?)([a-z][a-z0-9:]{0,20})(?:[\s/][^<>]*)?>/gi;
const ESCAPED_TAG = /&lt;\/?([a-z][a-z0-9:]{0,20})(?:\s[^<>]{0,200}?)?\/?&gt;/i;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi;
/** Comments, and elements without visible text. */
const HIDDEN = /<!--[\s\S]*?-->|<(script|style|head)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;

/**
 * Converts HTML to plain text. Paragraphs have an empty line between them. List items begin with a bullet or
 * number, and cells of a row are joined. Text without HTML tags and entities stays unchanged.
 */
export function htmlToText(html: string): string {
  const unescaped = !hasTags(html) && isElementOf(ESCAPED_TAG.exec(html)) ? decoded(html) : html;
  if (!hasTags(unescaped)) return decoded(unescaped);
  return tidyText(decoded(withoutTags(unescaped.replace(HIDDEN, ''))));
}

const isElementOf = (match: RegExpExecArray | null): boolean =>
  match !== null && isHtmlElement((match[1] ?? '').toLowerCase());

const hasTags = (text: string): boolean =>
  [...text.matchAll(TAG)].some(([, , name = '']) => isHtmlElement(name.toLowerCase()));

function withoutTags(html: string): string {
  const lists: { last: number | null }[] = [];
  let cells = 0;
  // Line ends of the source count only if no tag breaks lines.
  const isLaidOut = /<(?:br|p|div|li|tr|h[1-6])\b/i.test(html);
  const source = isLaidOut ? html.replace(/\s+/g, ' ') : html;
  const text = source.replace(TAG, (tag, slash: string, written: string) => {
    const name = written.toLowerCase();
    const isEnd = slash !== '';
    if (name === 'br') return '\n';
    if (name === 'li') return isEnd ? LINE : `${LINE}${markOf(lists.at(-1))}`;
    if (name === 'tr') cells = 0;
    if (name === 'td' || name === 'th') {
      if (!isEnd) cells += 1;
      return isEnd || cells === 1 ? '' : cells === 2 ? ': ' : ', ';
    }
    const isList = name === 'ul' || name === 'ol';
    if (isList && !isEnd) lists.push({ last: name === 'ol' ? 0 : null });
    // Elements within a list only begin a line; the list itself is the paragraph.
    const isInner = lists.length > (isList ? 1 : 0);
    if (isList && isEnd) lists.pop();
    if (BLOCKS.has(name)) return isInner || LINES.has(name) ? LINE : PARAGRAPH;
    return INLINES.has(name) ? '' : tag;
  });
  return tidyLines(text);
}

const PARAGRAPH = '\n\n';
/** Marker of a line break that merges with another break; no text contains this character. */
const LINE = '\u0001';
/** Elements that begin a line but not a paragraph. */
const LINES = names('dd dt tr caption thead tbody tfoot');
const BULLET = '• ';

function markOf(list: { last: number | null } | undefined): string {
  if (!list || list.last === null) return BULLET;
  list.last += 1;
  return `${list.last}. `;
}

/** Removes repeated empty lines, and joins a list item's text with its mark. */
const tidyLines = (text: string): string =>
  text
    .replace(/[^\S\n]{2,}/g, ' ')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\s\u0001]*[\n\u0001][\s\u0001]*/g, (breaks) => (/\n[^\n]*\n/.test(breaks) ? PARAGRAPH : '\n'))
    .replace(/^(•|\d+\.)\s+/gm, '$1 ');

/** Decodes entities; unknown ones stay. */
function decoded(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isLetter ? String.fromCodePoint(code) : entity;
  });
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwnj: '',
  zwj: '',
  ndash: '–',
  mdash: '—',
  minus: '−',
  hellip: '…',
  bull: '•',
  middot: '·',
  laquo: '«',
  raquo: '»',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  sbquo: '‚',
  lsquo: '‘',
  rsquo: '’',
  deg: '°',
  times: '×',
  divide: '÷',
  plusmn: '±',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
  micro: 'µ',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  sect: '§',
  numero: '№',
};

function names(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').split(' '));
}
