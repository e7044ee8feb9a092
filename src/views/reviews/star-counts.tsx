import styled from '@emotion/styled';
import { averageStars, reviewCount } from '../../core/reviews/star-average.ts';
import { STARS } from '../../core/reviews/review.ts';
import type { StarCounts as Counts, Stars as StarsGiven } from '../../core/reviews/review.ts';
import { Link } from 'react-router-dom';
import { useTexts } from '../components/use-texts.ts';
import { writtenNumber } from '../../core/shared/written-number.ts';
import { useLanguage } from '../shell/use-page-language.ts';
import { Stars } from './stars.tsx';

const Mean = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  & > strong {
    font-size: var(--text-2xl);
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    font-size: var(--text-lg);
  }
  & > span {
    color: var(--colour-ink-soft);
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-4);
  & a {
    display: grid;
    grid-template-columns: 5.5rem minmax(4rem, 1fr) 2.5rem;
    align-items: center;
    gap: var(--space-3);
    min-height: 2.25rem;
    padding-inline: var(--space-2);
    border-radius: var(--radius);
    color: var(--colour-ink);
    font-size: var(--text-sm);
    text-decoration: none;
    &[aria-current] {
      background: var(--colour-action-soft);
      font-weight: var(--weight-strong);
    }
    @media (hover: hover) {
      &:hover {
        background: var(--colour-sunken);
      }
    }
  }
  & svg {
    width: 100%;
    height: 0.625rem;
    border-radius: var(--radius-round);
    background: var(--colour-sunken);
    fill: var(--colour-action);
  }
  & a > span:last-of-type {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

type Props = {
  stars: Counts;
  /** Address of the reviews with that number of stars; null for all. */
  hrefOf: (stars: StarsGiven | null) => string;
  chosen?: StarsGiven | null;
};

/** Mean and count, and the number of reviews for each star with links. */
export function StarCounts({ stars, hrefOf, chosen = null }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const average = averageStars(stars) ?? 0;
  const count = reviewCount(stars);
  return (
    <div>
      <Mean>
        <strong aria-hidden="true">{writtenNumber(average, language)}</strong>
        <Stars value={average} />
        <span>{t('review-count', { count })}</span>
      </Mean>
      <List aria-label={t('reviews-by-stars')}>
        {STARS.map((one) => {
          const given = stars[one - 1] ?? 0;
          return (
            <li key={one}>
              <Link to={hrefOf(chosen === one ? null : one)} aria-current={chosen === one || undefined}>
                <span>{t('stars-count', { count: one })}</span>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={count === 0 ? 0 : (given / count) * 100} height="10" />
                </svg>
                <span>{given}</span>
              </Link>
            </li>
          );
        })}
      </List>
    </div>
  );
}
