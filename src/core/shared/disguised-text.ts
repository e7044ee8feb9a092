import { CYRILLIC_LOOKALIKES } from './lookalike-letters.ts';

/** Letters of neighbouring alphabets, and digits within words, that stand for Latin ones. */
const FOREIGN: readonly (readonly [string, string])[] = [
  ['\u0456', 'i'],
  ['\u0131', 'i'],
  ['\u0458', 'j'],
  ['\u0455', 's'],
  ['\u0501', 'd'],
  ['\u03bf', 'o'],
  ['\u03b1', 'a'],
];
const DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' };

const TO_LATIN = new Map([
  ...[...CYRILLIC_LOOKALIKES].map(([latin, cyrillic]) => [cyrillic, latin] as const),
  ...FOREIGN,
]);

/**
 * What a text may be read as by a person, small and with single spaces: as it stands, without what parts the letters of a word, and each of
 * them all in Cyrillic and all in Latin letters.
 */
export function readingsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
  return [...new Set([plain, withoutGaps(plain)].flatMap((one) => [one, inCyrillic(one), inLatin(one)]))];
}

/** `d e p o s i t` and `de-po-sit` are `deposit`. */
function withoutGaps(text: string): string {
  return text
    .replace(/(?<![\p{L}\d])\p{L}(?:[ .\-_*·]+\p{L}(?![\p{L}\d])){3,}/gu, (run) =>
      run.replace(/[^\p{L}]+/gu, ''),
    )
    .replace(/(?<=\p{L})[.\-_*·]+(?=\p{L})/gu, '');
}

const inCyrillic = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => CYRILLIC_LOOKALIKES.get(letter) ?? letter);

const inLatin = (text: string): string =>
  text
    .replace(/[\u0370-\u052f\u0131]/g, (letter) => TO_LATIN.get(letter) ?? letter)
    .replace(/(?<=[a-z])[01345](?=[a-z])/g, (digit) => DIGITS[digit] ?? digit);
