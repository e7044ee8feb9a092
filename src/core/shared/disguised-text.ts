import { CYRILLIC_LOOKALIKES } from './lookalike-letters.ts';

/** Letters of other alphabets, and digits within words, that replace Latin letters. */
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
 * Returns possible readings of a text in small letters with single spaces. These are the text itself, the
 * text without gaps within words, and both in Cyrillic and in Latin letters.
 */
export function readingsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
  return [...new Set([plain, withoutGaps(plain)].flatMap((one) => [one, inCyrillic(one), inLatin(one)]))];
}

/** Joins separated letters: `d e p o s i t` and `de-po-sit` become `deposit`. */
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
