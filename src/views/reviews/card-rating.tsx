import { useTexts } from '../components/use-texts.ts';
import { writtenNumber } from '../../core/shared/written-number.ts';
import type { Rating } from '../../core/reviews/star-average.ts';
import { useLanguage } from '../shell/use-page-language.ts';
import { STAR } from './stars.tsx';
import { classNames } from '../components/class-names.tsx';

/** Mean and number of reviews on a card; renders nothing without reviews. */
export function CardRating({ rating }: { rating: Rating | null }) {
  const t = useTexts();
  const language = useLanguage();
  if (!rating) return null;
  const { average, count } = rating;
  return (
    <span
      className={classNames('card-rating')}
      role="img"
      aria-label={t('rating-in-words', { stars: average, count })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={STAR} />
      </svg>
      {writtenNumber(average, language)}
      <small>{`(${count})`}</small>
    </span>
  );
}
