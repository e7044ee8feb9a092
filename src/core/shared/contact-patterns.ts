/** Common top-level domains of advertised addresses; others would match a full stop without a space. */
const ENDS =
  'com|net|org|info|biz|bg|eu|io|co|me|ru|cn|de|uk|us|tv|cc|ly|to|gg|app|dev|link|click|shop|store|site|online|website|xyz|top|club|live|pro|page|blog|space|fun|icu|\u0431\u0433';
export const LINK = new RegExp(
  `[a-z][a-z0-9+.-]*://|\\bwww\\.|\\bxn--|(?<![\\p{L}\\d])[\\p{L}\\d-]+\\.(?:${ENDS})(?![\\p{L}\\d])`,
  'iu',
);
export const EMAIL = /[^\s@]+@[^\s@]+\.[^\s@]+/;
/** A telephone number: 0 or a plus, then at least eight digits with any separators. */
export const PHONE = /(?:\+|(?<!\d)0)(?:[\s().\-/]*\d){8,}/;

/** Returns a title without telephones, e-mails and links for a mail's subject; may be empty. */
export function withoutContacts(title: string): string {
  const patterns = [EMAIL, new RegExp(`(?:${LINK.source})\\S*`, 'iu'), PHONE];
  const plain = title.normalize('NFKC').replace(/\p{Cf}/gu, '');
  if (!patterns.some((pattern) => pattern.test(plain))) return title;
  const rest = patterns.reduce(
    (text, pattern) => text.replace(new RegExp(pattern.source, 'giu'), ' '),
    plain,
  );
  const tidy = rest.replace(/[([]\s*[)\]]/g, ' ').replace(/\s+/g, ' ');
  const trimmed = tidy
    .replace(/^[\s,;:.–—/|-]+|[\s,;:–—/|-]+$/gu, '')
    .replace(/[\s,]*(?<![\p{L}])(?:тел|tel|моб|gsm|гсм|phone)\.?:?$/iu, '');
  return /\p{L}/u.test(trimmed) ? trimmed : '';
}
