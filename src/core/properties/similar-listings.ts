import { foldForSearch } from '../shared/search-text.ts';

/**
 * Limits for a review (TRUST-06): `others` is the number of near-identical listings of the landlord. `words`
 * is the minimum share of common word pairs, `figures` the maximum relative difference.
 */
export const SIMILAR_LISTINGS = { others: 4, words: 0.8, figures: 0.05 } as const;

/** Price in stotinki, area in m². */
export type ComparedListing = {
  kind: string | null;
  city: number | null;
  text: string;
  price: number | null;
  area: number | null;
};

/** True for two listings of one town and kind with nearly the same text, price and area. */
export function areNearIdentical(one: ComparedListing, other: ComparedListing): boolean {
  return (
    one.kind === other.kind &&
    one.city === other.city &&
    isClose(one.price, other.price) &&
    isClose(one.area, other.area) &&
    shareOfCommon(pairsOfWords(one.text), pairsOfWords(other.text)) >= SIMILAR_LISTINGS.words
  );
}

function isClose(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one - other) <= SIMILAR_LISTINGS.figures * Math.max(one, other);
}

function pairsOfWords(text: string): Set<string> {
  const words = foldForSearch(text).split(' ');
  return new Set(words.map((word, index) => `${word} ${words[index + 1] ?? ''}`));
}

/** Jaccard index of two sets. */
function shareOfCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return common / (one.size + other.size - common);
}
