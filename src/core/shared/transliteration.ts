import type { Language } from './language.ts';

const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh ' +
    'щ:sht ъ:a ь:y ю:yu я:ya'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/**
 * Transliterates Bulgarian by the Transliteration Act of 2009. A final „ия“ becomes “ia”, and „България“
 * “Bulgaria”. Other scripts stay unchanged.
 */
export function transliterate(text: string): string {
  return text.replace(/\p{Script=Cyrillic}+/gu, (word) => {
    const lower = word.toLowerCase();
    const letters = [...lower].map((letter) => LATIN[letter] ?? letter);
    if (lower.endsWith('ия')) letters[letters.length - 1] = 'a';
    if (lower === 'българия') letters[1] = 'u';
    if (word.length > 1 && word === word.toUpperCase()) return letters.join('').toUpperCase();
    return letters.map((latin, place) => inCaseOf(word.charAt(place), latin)).join('');
  });
}

/** Name of a firm in a text; English adds the transliteration: `Родопска вълна (Rodopska valna)`. */
export function nameIn(language: Language, name: string): string {
  const latin = transliterate(name);
  return language === 'bg' || latin === name ? name : `${name} (${latin})`;
}

function inCaseOf(original: string, latin: string): string {
  const first = original.charAt(0);
  return first === first.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
}
