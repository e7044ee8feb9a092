import styled from '@emotion/styled';
import { reviewedKind } from '../../core/reviews/review.ts';
import { reviewCount } from '../../core/reviews/star-average.ts';
import type { ReviewList } from '../../core/reviews/review.ts';
import { LinkButton } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { ReviewItem } from './review-item.tsx';
import { StarCounts } from './star-counts.tsx';

export const ReviewColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-12);
  align-items: start;
  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
  }
`;

export const Reviewed = styled.ul`
  display: grid;
  gap: var(--space-5);
  & > li + li {
    padding-top: var(--space-5);
    border-top: 1px solid var(--colour-line);
  }
`;

/** The most helpful reviews on the page of their subject, with a link to all (TRUST-04). */
export function ReviewsSection({ list }: { list: ReviewList }) {
  const t = useTexts();
  const links = useLinks();
  const { subject, title, stars, data } = list;
  const count = reviewCount(stars);
  const write = (
    <LinkButton look="secondary" to={links('WriteReview', { subject })}>
      {t('review-write')}
    </LinkButton>
  );
  return (
    <Section title={reviewedKind(subject) === 'owner' ? t('reviews-title-of', { title }) : t('reviews')}>
      {count === 0 ? (
        <Stack>
          <p>{t(`reviews-none-${reviewedKind(subject)}`)}</p>
          <Row>{write}</Row>
        </Stack>
      ) : (
        <ReviewColumns>
          <Stack>
            <StarCounts stars={stars} hrefOf={(one) => links('Reviews', { subject }, { stars: one })} />
            <Verified subject={subject} />
          </Stack>
          <Stack>
            <Reviewed>
              {data.map((review) => (
                <li key={review.id}>
                  <ReviewItem subject={subject} review={review} />
                </li>
              ))}
            </Reviewed>
            <Row>
              <LinkButton to={links('Reviews', { subject })}>{t('reviews-all', { count })}</LinkButton>
              {write}
            </Row>
          </Stack>
        </ReviewColumns>
      )}
    </Section>
  );
}

/** Explains how reviews are verified (Omnibus directive). */
export function Verified({ subject }: { subject: string }) {
  const t = useTexts();
  return <Hint>{t(`reviews-verified-${reviewedKind(subject)}`)}</Hint>;
}
