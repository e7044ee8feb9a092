import { transliterate } from '../shared/transliteration.ts';

/** Letters with marks outside of decomposition, and signs with a usual replacement. */
const REPLACED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  '&': '+',
  '№': 'No',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '„': "'",
  '“': "'",
  '”': "'",
  '"': "'",
  '«': "'",
  '»': "'",
  _: '-',
  '@': '(at)',
};

/**
 * Writes a text in the characters of SEPA messages (EPC217-08): Latin letters, digits and `/-?:().,'+` and spaces.
 * Bulgarian is transliterated, other letters lose their marks, and other characters become spaces. A text neither
 * begins nor ends with a slash and has no two in a row.
 * @param maxLength characters that the element allows
 * @returns an empty text if nothing of it can be written
 */
export function sepaText(text: string, maxLength: number): string {
  const latin = [...transliterate(text.normalize('NFC'))]
    .map((sign) => REPLACED[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, ''))
    .join('');
  return latin
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/ +/g, ' ')
    .replace(/^[/ ]+/, '')
    .slice(0, maxLength)
    .replace(/[/ ]+$/, '');
}
