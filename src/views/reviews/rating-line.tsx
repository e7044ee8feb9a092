import styled from '@emotion/styled';
import { ratingOf } from '../../core/reviews/star-average.ts';
import type { StarCounts } from '../../core/reviews/review.ts';
import { writtenNumber } from '../../core/shared/written-number.ts';
import { Link } from 'react-router-dom';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage, useLinks } from '../shell/use-page-language.ts';
import { Stars } from './stars.tsx';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font-variant-numeric: tabular-nums;
`;

type Props = { of: { subject: string; stars: StarCounts } | null };

/** Mean and number of reviews below the title; renders nothing without reviews. */
export function RatingLine({ of }: Props) {
  const t = useTexts();
  const links = useLinks();
  const language = useLanguage();
  const rating = of && ratingOf(of.stars);
  if (!rating) return null;
  const { average, count } = rating;
  return (
    <Line>
      <Stars value={average} />
      <span aria-hidden="true">{writtenNumber(average, language)}</span>
      <Link to={links('Reviews', { subject: of.subject })}>{t('review-count', { count })}</Link>
    </Line>
  );
}
