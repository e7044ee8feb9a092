import { observer } from 'mobx-react-lite';
import { REVIEW_LIMITS } from '../../core/reviews/review.ts';
import type { ReceivedReview } from '../../core/reviews/review.ts';
import type { OwnReviewsScreen } from '../../view-models/reviews/own-reviews-screen.ts';
import { Button } from '../components/actions/button.tsx';
import { Link } from 'react-router-dom';
import { Pagination } from '../components/actions/pagination.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormTextArea } from '../forms/form-fields.tsx';
import { LazyTextWarnings } from '../forms/lazy-text-warnings.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { ReviewItem } from './review-item.tsx';
import { useReviewedLinks } from './reviewed-links.ts';
import { Reviewed } from './reviews-section.tsx';

type Props = { screen: OwnReviewsScreen };

/** Received reviews; each can be answered once. */
export const ReceivedReviews = observer(function ReceivedReviews({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const reviewedLinks = useReviewedLinks();
  return (
    <Section title={t('own-reviews-received')}>
      <Stack gap="large">
        <p>{t('own-reviews-received-lead')}</p>
        <Reviewed>
          {screen.received.data.map((review) => (
            <li key={review.id}>
              <Stack gap="small">
                <h3>
                  <Link to={reviewedLinks(review.subject)}>{review.title}</Link>
                </h3>
                <ReviewItem subject={review.subject} review={review}>
                  {review.reply === null && <Answer screen={screen} review={review} />}
                </ReviewItem>
              </Stack>
            </li>
          ))}
        </Reviewed>
        <Pagination
          page={screen.page}
          pages={screen.pageCount}
          hrefOf={(number) => links('AdminReviews', {}, { page: number > 1 ? number : null })}
        />
      </Stack>
    </Section>
  );
});

const Answer = observer(function Answer({ screen, review }: Props & { review: ReceivedReview }) {
  const t = useTexts();
  const { id } = review;
  const name = review.name ?? t('conversation-gone');
  if (screen.answering !== id) {
    return (
      <Row>
        <Button
          look="secondary"
          size="small"
          aria-label={t('review-answer-to', { name })}
          onClick={() => screen.answer(id)}
        >
          {t('review-answer')}
        </Button>
      </Row>
    );
  }
  return (
    <BoundForm
      form={screen.reply}
      prefix={`reply-${id}`}
      texts="field-review-reply"
      aria-label={t('review-answer-to', { name })}
    >
      <Stack>
        <FormErrors />
        <FormTextArea name="text" hint maxLength={REVIEW_LIMITS.reply} rows={4} required autoFocus />
        <LazyTextWarnings kind="goods" names={['text']} now />
        <Row>
          <SubmitButton>{t('review-answer-send')}</SubmitButton>
          <Button look="quiet" onClick={() => screen.answer(null)}>
            {t('close')}
          </Button>
        </Row>
      </Stack>
    </BoundForm>
  );
});
