import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { reviewedKind } from '../../core/reviews/review.ts';
import type { Reviewable } from '../../core/reviews/review.ts';
import type { OwnReviewsScreen } from '../../view-models/reviews/own-reviews-screen.ts';
import { LinkButton } from '../components/actions/button.tsx';
import { Link } from 'react-router-dom';
import { Picture } from '../components/content/picture.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Stack } from '../components/layout.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { BoxIcon } from '../components/page-icons.tsx';
import { PageHeading, Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useDates, useLinks } from '../shell/use-page-language.ts';
import { ReceivedReviews } from './received-reviews.tsx';
import { useReviewedLinks } from './reviewed-links.ts';
import { WrittenReviews } from './written-reviews.tsx';

const Open = styled.ul`
  display: grid;
  gap: var(--space-3);
  & > li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    align-items: center;
    gap: var(--space-3) var(--space-4);
    padding: var(--space-3);
    border-radius: var(--radius-lg);
    background: var(--colour-surface);
    box-shadow: var(--shadow-sm);
    &:not(:has(img)) {
      grid-template-columns: minmax(0, 1fr);
    }
    & > .button {
      grid-column: 1 / -1;
      justify-self: start;
    }
    @media (min-width: 40rem) {
      grid-template-columns: 4rem minmax(0, 1fr) auto;
      &:not(:has(img)) {
        grid-template-columns: minmax(0, 1fr) auto;
      }
      & > .button {
        grid-column: auto;
      }
    }
  }
  & a {
    overflow-wrap: anywhere;
  }
`;

type Props = { screen: OwnReviewsScreen };

/** Reviews to write, written reviews and received reviews (TRUST-04). */
export const OwnReviewsPage = observer(function OwnReviewsPage({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { open, written, received } = screen;
  return (
    <ProfileFrame>
      <PageHeading title={t('own-reviews-title')} lead={t('own-reviews-lead')} />
      {received.total > 0 && <ReceivedReviews screen={screen} />}
      {open.length > 0 && (
        <Section title={t('own-reviews-open')}>
          <Open>
            {open.map((one) => (
              <ToReview key={one.subject} reviewable={one} />
            ))}
          </Open>
        </Section>
      )}
      {written.length > 0 && <WrittenReviews screen={screen} />}
      {open.length + written.length + received.total === 0 && (
        <EmptyState
          icon={BoxIcon}
          title={t('own-reviews-none')}
          text={t('own-reviews-none-text')}
          action={<LinkButton to={links('MarketplaceProductCategories')}>{t('to-shop')}</LinkButton>}
        />
      )}
    </ProfileFrame>
  );
});

function ToReview({ reviewable: { subject, title, image, at } }: { reviewable: Reviewable }) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const reviewedLinks = useReviewedLinks();
  return (
    <li>
      {image && <Picture of={image} alt="" ratio="square" sizes="4rem" />}
      <Stack gap="small">
        <Link to={reviewedLinks(subject)}>{title}</Link>
        <Hint>{t(`review-since-${reviewedKind(subject)}`, { day: dates.day(at) })}</Hint>
      </Stack>
      <LinkButton
        look="secondary"
        size="small"
        to={links('WriteReview', { subject })}
        aria-label={t('review-write-of', { title })}
      >
        {t('review-write')}
      </LinkButton>
    </li>
  );
}
