/** Folded words of which a row must have one, or a word that begins with `beginning`. */
export type WordChoice = { words: readonly string[]; beginning?: string };

/** PostgreSQL rejects a word of more than 2,046 bytes; a letter has up to four. */
const MAX_LETTERS = 500;

/** Builds a `tsquery` that fits rows with one word of each choice. Words are quoted and cut: no text is a syntax error. */
export function textQuery(choices: readonly WordChoice[]): string {
  return choices.map(queryOfChoice).join(' & ');
}

function queryOfChoice({ words, beginning }: WordChoice): string {
  const named = [...new Set(words)].map(term);
  return `(${[...named, ...(beginning === undefined ? [] : [`${term(beginning)}:*`])].join(' | ')})`;
}

/** Builds a `tsquery` part for rows with any tag of the kind, such as `colour:oak`; empty without values. */
export function anyTag(kind: string, values: readonly (string | number)[] | null | undefined): string[] {
  return values && values.length > 0 ? [anyOf(values.map((value) => `${kind}:${value}`))] : [];
}

export const anyOf = (tags: readonly string[]) => `(${tags.map(term).join(' | ')})`;

/** Quotes a word or tag for a `tsquery`. */
export const term = (text: string) =>
  `'${[...text].slice(0, MAX_LETTERS).join('').replace(/['\\]/g, '$&$&')}'`;

/** Escapes a text for `like` and `ilike`. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Returns a `like` pattern for a contained text. */
export const likePattern = (text: string) => `%${escapeLike(text)}%`;
