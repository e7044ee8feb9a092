import { term } from './listed-terms.ts';

/** Folded words of which a row must have one, or one that begins so. */
export type WordChoice = { words: readonly string[]; beginning?: string };

/** PostgreSQL refuses a word of more than 2,046 bytes; a letter has up to four. */
const MAX_LETTERS = 500;

/**
 * Builds the text of a `tsquery` that fits rows with one word of each choice. All searches by words go through it: words are
 * quoted and cut, so that no text makes a query that PostgreSQL refuses.
 */
export function textQuery(choices: readonly WordChoice[]): string {
  return choices.map(queryOfChoice).join(' & ');
}

function queryOfChoice({ words, beginning }: WordChoice): string {
  const named = [...new Set(words)].map(quoted);
  return `(${[...named, ...(beginning === undefined ? [] : [`${quoted(beginning)}:*`])].join(' | ')})`;
}

const quoted = (word: string) => term([...word].slice(0, MAX_LETTERS).join(''));
