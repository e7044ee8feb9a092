import type { StarCounts } from './review.ts';

/** Average with one decimal, and the number of reviews, for cards and lists. */
export type Rating = { average: number; count: number };

/** Prior of the sort order: stars without reviews, and the number of reviews with the same weight. */
const EXPECTED = { stars: 4, weight: 5 };

export function reviewCount(stars: StarCounts): number {
  return stars.reduce((sum, count) => sum + count, 0);
}

const sumOf = (stars: StarCounts) => stars.reduce((sum, count, index) => sum + count * (index + 1), 0);

/** Average with one decimal; null without reviews. */
export function averageStars(stars: StarCounts): number | null {
  const count = reviewCount(stars);
  return count === 0 ? null : Math.round((sumOf(stars) * 10) / count) / 10;
}

/** Average and number of reviews; null without reviews. */
export function ratingOf(stars: StarCounts): Rating | null {
  const average = averageStars(stars);
  return average === null ? null : { average, count: reviewCount(stars) };
}

/** True for a displayed average of at least four stars. */
export function isHighlyRated(stars: StarCounts): boolean {
  return (averageStars(stars) ?? 0) >= 4;
}

/**
 * Sort value in thousandths of a star: the average of the reviews and five more with four stars. So one
 * review of five stars ranks below forty of 4.8, and a subject without reviews above a bad one.
 */
export function bayesianRating(stars: StarCounts): number {
  const { stars: expected, weight } = EXPECTED;
  return Math.round(((sumOf(stars) + expected * weight) * 1_000) / (reviewCount(stars) + weight));
}
