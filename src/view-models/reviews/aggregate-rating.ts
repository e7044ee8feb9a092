import type { Rating } from '../../core/reviews/star-average.ts';

/** schema.org's AggregateRating, to be spread into what was rated; nothing where nobody has reviewed it. */
export function aggregateRating(rating: Rating | null): Record<string, unknown> {
  if (!rating) return {};
  const { average, count } = rating;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count } };
}
