import type { Rating } from '../../core/reviews/star-average.ts';

/** JSON-LD AggregateRating; empty without reviews. */
export function aggregateRating(rating: Rating | null): Record<string, unknown> {
  if (!rating) return {};
  const { average, count } = rating;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count } };
}
