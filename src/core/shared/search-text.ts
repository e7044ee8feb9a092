import { CYRILLIC_LOOKALIKES } from './lookalike-letters.ts';

/** Latin transliteration of the Bulgarian letters. */
const LATIN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'i',
  ю: 'iu',
  я: 'ia',
  ы: 'i',
  э: 'e',
};

/** Spellings of chats and foreign keyboards with their folded letters; longer ones first. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/6t/g, 'sht'],
  [/(?<=[a-z])6|6(?=[a-z])/g, 'sh'],
  [/(?<=[a-z])4|4(?=[a-z])/g, 'ch'],
  [/ya|ja/g, 'ia'],
  [/yu|ju/g, 'iu'],
  [/q/g, 'ia'],
  [/w/g, 'v'],
  [/x/g, 'h'],
  [/kh/g, 'h'],
  [/tz/g, 'ts'],
  [/c(?!h)/g, 'ts'],
  [/[yj]/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/**
 * Folds spellings: `Лампа`, `lampa` and `LAMPA` become `lampa`; `шкаф`, `shkaf` and `6kaf` become `shkaf`
 * (SHOP-04). Indexed texts and queries use the same folding, so a wrong fold (`chic`) affects both. Words
 * have one space between them.
 */
export function foldForSearch(text: string): string {
  return splitSigns(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{L}+/gu, withoutLookalikes)
    .replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(foldWord)
    .join(' ');
}

/** Converts a word of mixed letters to Cyrillic if every Latin one looks like a Cyrillic one: `cтол`. */
function withoutLookalikes(word: string): string {
  if (!/[a-z]/.test(word) || !/\p{Script=Cyrillic}/u.test(word)) return word;
  const letters = [...word];
  // A letter of another language stays Cyrillic, because its Latin neighbours may already be folded.
  if (letters.some((letter) => /\p{Script=Cyrillic}/u.test(letter) && !(letter in LATIN))) return word;
  const isDisguised = letters.every((letter) => !/[a-z]/.test(letter) || CYRILLIC_LOOKALIKES.has(letter));
  return isDisguised ? letters.map((letter) => CYRILLIC_LOOKALIKES.get(letter) ?? letter).join('') : word;
}

/** Replaces ligature signs by letters, and separates fractions: `82½` becomes `82 1⁄2`. */
export function splitSigns(text: string): string {
  return text.replace(/(?<=\p{N})[¼-¾⅐-⅞]/gu, ' $&').normalize('NFKC');
}

function foldWord(word: string): string {
  // Numbers stay unchanged: 66 cm are not 'sh'.
  if (!/[a-z]/.test(word)) return word;
  const folded = FOLDS.reduce((text, [pattern, letters]) => text.replace(pattern, letters), word);
  // One fold may enable another: `kkh` → `kh` → `h`.
  return folded === word ? folded : foldWord(folded);
}
