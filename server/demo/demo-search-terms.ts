import { searchTerms } from '../../src/core/shared/search-stem.ts';

const known = new Map<string, string[]>();

/** `searchTerms` of a text, cached by word, because a million rows share a few thousand words. */
export function demoSearchTerms(text: string): string[] {
  const terms = new Set<string>();
  for (const word of text.split(/\s+/)) {
    let ofWord = known.get(word);
    if (ofWord === undefined) {
      ofWord = searchTerms(word);
      if (known.size < 20_000) known.set(word, ofWord);
    }
    for (const term of ofWord) terms.add(term);
  }
  return [...terms];
}
