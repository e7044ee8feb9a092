export const MESSAGE_LENGTH = { first: 3, most: 2_000 } as const;

const EMAILS = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu;
const SCHEME = /\b[a-z][a-z\d+.-]{1,20}:\/\//i;
const WWW = /(?<![\p{L}\d])www\.[\p{L}\d-]/iu;
/** Top-level domains that are written without `https://`; the last ones are in Cyrillic. */
const ENDS =
  'com|net|org|info|biz|bg|eu|io|ly|ru|ua|uk|tr|gr|ro|rs|mk|cc|xyz|tk|ml|cf|gq|gl|gd|' +
  '\\u0431\\u0433|\\u0435\\u044e|\\u0440\\u0444';
/**
 * Top-level domains that are also words; with a capital letter at the beginning of a sentence they are not an
 * address.
 */
const WORDLIKE_ENDS =
  'me|co|us|de|tv|to|app|dev|site|online|shop|store|link|click|top|live|icu|vip|club|pro|page|web|website|space|fun';
const DOMAINS = [
  new RegExp(`[\\p{L}\\d-]{1,63}\\.(?:${ENDS})(?![\\p{L}\\d-])`, 'iu'),
  new RegExp(`[\\p{Script=Latin}\\d-]{1,63}\\.(?:${WORDLIKE_ENDS})(?![\\p{L}\\d-])`, 'u'),
];

/**
 * True if a text has a link, with or without its scheme; such messages are rejected (MATE-03). An e-mail
 * address is not a link.
 */
export function hasLink(text: string): boolean {
  // Removes width variants and invisible characters that could hide a link.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  if (SCHEME.test(plain)) return true;
  const rest = plain.replace(EMAILS, ' ');
  return WWW.test(rest) || DOMAINS.some((domain) => domain.test(rest));
}
