import { CYRILLIC_LOOKALIKES } from '../shared/lookalike-letters.ts';

/**
 * Prefixes of vulgar and insulting words in Bulgarian and English. Criticism of goods ('боклук', 'ужасен',
 * 'measly') is permitted: a bad review is a review.
 */
const BEGINNINGS = [
  'идиот|кретен|дебил|имбецил|тъпак|тъпанар|тъпунгер|малоумн|олигофрен|глупак|копеле|курва|курви|педераст|путк',
  'хуй|еба|майната|лайно|лайна|селяндур',
  'idiot|moron|imbecile|retard(?!an)|asshole|bastard|bitch|cunt|fuck|motherfuck|dickhead|shithead|bullshit|whore',
  'faggot|nigger',
];

/** Digits typed in place of similar letters. */
const DIGITS: Record<string, string> = { 0: 'о', 3: 'з' };

const INSULT = new RegExp(`(?<![\\p{L}\\d])(?:${BEGINNINGS.join('|')})`, 'u');

/** True for insults and vulgar words. */
export function hasInsult(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '');
  // Words of mixed alphabets are read as Cyrillic, because the mix may hide an insult.
  const cyrillic = plain.replace(/[\p{L}\d]+/gu, (word) =>
    /\p{Script=Cyrillic}/u.test(word)
      ? word.replace(/[a-z03]/g, (letter) => CYRILLIC_LOOKALIKES.get(letter) ?? DIGITS[letter] ?? letter)
      : word,
  );
  return INSULT.test(cyrillic);
}
