import type { StarCounts } from './review.ts';

/** What cards and lists say of reviews: the mean with one decimal, and of how many. */
export type Rating = { average: number; count: number };

/** What something without reviews is taken for in the order of lists, and how many reviews that weighs as much as. */
const EXPECTED = { stars: 4, weight: 5 };

export function reviewCount(stars: StarCounts): number {
  return stars.reduce((sum, count) => sum + count, 0);
}

const sumOf = (stars: StarCounts) => stars.reduce((sum, count, index) => sum + count * (index + 1), 0);

/** The mean with one decimal, as it is shown; null without reviews. */
export function averageStars(stars: StarCounts): number | null {
  const count = reviewCount(stars);
  return count === 0 ? null : Math.round((sumOf(stars) * 10) / count) / 10;
}

/** The mean with its count; null without reviews. */
export function ratingOf(stars: StarCounts): Rating | null {
  const average = averageStars(stars);
  return average === null ? null : { average, count: reviewCount(stars) };
}

/** Four stars and more, by the mean that people read. */
export function isHighlyRated(stars: StarCounts): boolean {
  return (averageStars(stars) ?? 0) >= 4;
}

/**
 * What lists are ordered by, in thousandths of a star: the mean of its reviews and five more of four stars each. One
 * review of five stars does not go before forty of 4.8, and what nobody has reviewed goes before what is bad.
 */
export function bayesianRating(stars: StarCounts): number {
  const { stars: expected, weight } = EXPECTED;
  return Math.round(((sumOf(stars) + expected * weight) * 1_000) / (reviewCount(stars) + weight));
}
