import { foldForSearch } from '../search-text.ts';

/** Known words of a cell with their values: names of categories, colours or materials. */
export class ImportTerms<Value> {
  private readonly values = new Map<string, Value>();
  private readonly stems = new Map<string, Value>();
  private readonly names = new Map<string, string>();

  /** @param terms the first of two equal names has priority */
  constructor(terms: Iterable<{ value: Value; names: readonly string[] }>) {
    for (const { value, names } of terms) {
      for (const name of names) {
        const folded = foldForSearch(name);
        if (folded === '' || this.values.has(folded)) continue;
        this.values.set(folded, value);
        if (!this.stems.has(stemOf(folded))) this.stems.set(stemOf(folded), value);
        this.names.set(folded, name);
      }
    }
  }

  /** Value of a word in any gender or number: `бял` matches `Бяло`. Null if unknown. */
  find(words: string): Value | null {
    const folded = foldForSearch(words);
    return this.values.get(folded) ?? this.stems.get(stemOf(folded)) ?? null;
  }

  /** Known name most similar to mistyped words; null if none is similar. */
  nearest(words: string): string | null {
    const folded = foldForSearch(words).slice(0, LONGEST);
    const most = Math.max(1, Math.floor(folded.length / 3));
    let best: { name: string; distance: number } | null = null;
    for (const [key, name] of this.names) {
      if (Math.abs(key.length - folded.length) > most) continue;
      const distance = distanceBetween(folded, key);
      if (distance <= most && distance < (best?.distance ?? Infinity)) best = { name, distance };
    }
    return best?.name ?? null;
  }
}

const LONGEST = 60;

/** Removes the ending of each word. */
const stemOf = (folded: string): string => folded.replace(/(?<=\w{3})[aeiou]+(?= |$)/g, '');

/** Edit distance: letters to insert, remove or replace. */
function distanceBetween(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      const [left = 0, above = 0, aslant = 0] = [current[column - 1], previous[column], previous[column - 1]];
      current.push(Math.min(left + 1, above + 1, aslant + change));
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}
