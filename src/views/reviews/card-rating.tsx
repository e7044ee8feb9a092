import { useTexts } from '../components/use-texts.ts';
import type { Rating } from '../../core/reviews/star-average.ts';
import { useLocale } from '../shell/use-page-language.ts';
import { STAR, starsInText } from './stars.tsx';

/** The mean of the reviews with their count, on a card; nothing where there are none. */
export function CardRating({ rating }: { rating: Rating | null }) {
  const t = useTexts();
  const locale = useLocale();
  if (!rating) return null;
  const { average, count } = rating;
  const stars = starsInText(average, locale);
  return (
    <span className="card-rating" role="img" aria-label={t('rating-in-words', { stars, count })}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={STAR} />
      </svg>
      {stars}
      <small>({count})</small>
    </span>
  );
}
