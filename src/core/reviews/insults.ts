import { CYRILLIC_LOOKALIKES } from '../shared/lookalike-letters.ts';

/**
 * How vulgar and insulting words begin, in Bulgarian and in English. What may be said of goods ('боклук', 'ужасен',
 * 'measly') is none of it: a bad review is a review.
 */
const BEGINNINGS = [
  'идиот|кретен|дебил|имбецил|тъпак|тъпанар|тъпунгер|малоумн|олигофрен|глупак|копеле|курва|курви|педераст|путк',
  'хуй|еба|майната|лайно|лайна|селяндур',
  'idiot|moron|imbecile|retard(?!an)|asshole|bastard|bitch|cunt|fuck|motherfuck|dickhead|shithead|bullshit|whore',
  'faggot|nigger',
];

/** Digits that are typed for the letters they look like. */
const DIGITS: Record<string, string> = { 0: 'о', 3: 'з' };

const INSULT = new RegExp(`(?<![\\p{L}\\d])(?:${BEGINNINGS.join('|')})`, 'u');

/** Whether somebody is insulted, or it is said in vulgar words. */
export function hasInsult(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '');
  // Words of both alphabets hide something: they are read as Cyrillic.
  const cyrillic = plain.replace(/[\p{L}\d]+/gu, (word) =>
    /\p{Script=Cyrillic}/u.test(word)
      ? word.replace(/[a-z03]/g, (letter) => CYRILLIC_LOOKALIKES.get(letter) ?? DIGITS[letter] ?? letter)
      : word,
  );
  return INSULT.test(cyrillic);
}
