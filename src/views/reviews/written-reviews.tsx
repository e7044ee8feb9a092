import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { OwnReview } from '../../core/reviews/review.ts';
import type { OwnReviewsScreen } from '../../view-models/reviews/own-reviews-screen.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { Link } from 'react-router-dom';
import { Row, Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { ReviewItem } from './review-item.tsx';
import { useReviewedLinks } from './reviewed-links.ts';
import { Reviewed } from './reviews-section.tsx';

type Props = { screen: OwnReviewsScreen };

/** Written reviews, with buttons to change and delete. */
export const WrittenReviews = observer(function WrittenReviews({ screen }: Props) {
  const t = useTexts();
  const reviewedLinks = useReviewedLinks();
  return (
    <Section title={t('own-reviews-written')}>
      <Reviewed>
        {screen.written.map((review) => (
          <li key={review.id}>
            <Stack gap="small">
              <h3>
                <Link to={reviewedLinks(review.subject)}>{review.title}</Link>
              </h3>
              {review.status === 'hidden' && <Alert kind="warning">{t('error-review-hidden')}</Alert>}
              <ReviewItem subject={review.subject} review={review}>
                {review.status === 'shown' && <Actions screen={screen} review={review} />}
              </ReviewItem>
            </Stack>
          </li>
        ))}
      </Reviewed>
    </Section>
  );
});

const Actions = observer(function Actions({ screen, review }: Props & { review: OwnReview }) {
  const t = useTexts();
  const links = useLinks();
  const { id, subject, title } = review;
  const isConfirming = screen.withdrawing === id;
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming) yes.current?.focus();
  }, [isConfirming]);
  if (isConfirming) {
    return (
      <div role="group" aria-label={t('review-withdraw-sure')}>
        <p>{t('review-withdraw-sure')}</p>
        <Row>
          <Button ref={yes} look="danger" size="small" onClick={() => void screen.withdraw(review)}>
            {t('review-withdraw')}
          </Button>
          <Button look="quiet" size="small" onClick={() => screen.confirmWithdraw(null)}>
            {t('cancel')}
          </Button>
        </Row>
      </div>
    );
  }
  return (
    <Row>
      <LinkButton
        look="secondary"
        size="small"
        to={links('WriteReview', { subject })}
        aria-label={t('review-change-of', { title })}
      >
        {t('own-edit')}
      </LinkButton>
      <Button
        look="quiet"
        size="small"
        aria-label={t('review-withdraw-of', { title })}
        onClick={() => screen.confirmWithdraw(id)}
      >
        {t('review-withdraw')}
      </Button>
    </Row>
  );
});
