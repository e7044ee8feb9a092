import { observer } from 'mobx-react-lite';
import type { ReviewState } from '../../core/reviews/review-gateway.ts';
import { reviewedKind, REVIEW_LIMITS } from '../../core/reviews/review.ts';
import type { ReviewFormScreen } from '../../view-models/reviews/review-form-screen.ts';
import { LinkButton } from '../components/actions/button.tsx';
import { Link } from 'react-router-dom';
import { Hint } from '../components/fields/field.tsx';
import { CheckIcon, InfoIcon } from '../components/icons.tsx';
import { Panel, Row, Stack } from '../components/layout.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormTextArea } from '../forms/form-fields.tsx';
import { LazyTextWarnings } from '../forms/lazy-text-warnings.tsx';
import { PicturesField } from '../forms/pictures-field.tsx';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { useReviewedLinks } from './reviewed-links.ts';
import { StarsField } from './stars-field.tsx';

type Props = { screen: ReviewFormScreen };

/** Form to write or change a review (TRUST-04). */
export const ReviewFormPage = observer(function ReviewFormPage({ screen }: Props) {
  const { state, isSent } = screen;
  if (!state) return <ProfileFrame width="narrow">{null}</ProfileFrame>;
  return (
    <ProfileFrame width="narrow">
      {isSent || state.problem !== null ? (
        <Outcome screen={screen} state={state} />
      ) : (
        <Writing screen={screen} state={state} />
      )}
    </ProfileFrame>
  );
});

const Writing = observer(function Writing({ screen, state }: Props & { state: ReviewState }) {
  const t = useTexts();
  const links = useLinks();
  const reviewedLinks = useReviewedLinks();
  const { subject, title, review } = state;
  const kind = reviewedKind(subject);
  return (
    <>
      <PageHeading
        title={t(review ? 'review-change-title' : 'review-form-title')}
        lead={<Link to={reviewedLinks(subject)}>{title}</Link>}
      />
      <Panel>
        <BoundForm
          form={screen.form}
          prefix="review"
          texts="field-review"
          aria-label={t('review-form-title')}
        >
          <Stack>
            <FormErrors />
            <StarsField />
            <FormTextArea
              name="text"
              hint={t(`field-review-text-hint-${kind}`, { min: REVIEW_LIMITS.min })}
              maxLength={REVIEW_LIMITS.max}
              rows={7}
              required
            />
            <LazyTextWarnings kind="goods" names={['text']} now />
            <PicturesField
              name="pictures"
              queue={screen.pictures}
              label={t('field-review-pictures')}
              list={t('review-pictures')}
            />
            <Hint>{t('review-form-rules')}</Hint>
            <Row>
              <SubmitButton>{t(review ? 'save-changes' : 'own-action-publish')}</SubmitButton>
              <LinkButton look="quiet" to={links('AdminReviews')}>
                {t('review-to-own')}
              </LinkButton>
            </Row>
          </Stack>
        </BoundForm>
      </Panel>
    </>
  );
});

/** Confirms the publication, or explains why no review is possible. */
function Outcome({ screen: { isSent }, state: { subject, title, problem } }: Props & { state: ReviewState }) {
  const t = useTexts();
  const links = useLinks();
  const own = (
    <LinkButton look={isSent ? 'secondary' : 'primary'} to={links('AdminReviews')}>
      {t('review-to-own')}
    </LinkButton>
  );
  if (!isSent) {
    return (
      <EmptyState
        level="h1"
        icon={InfoIcon}
        title={t('review-not-possible')}
        text={t(problem ?? '')}
        action={own}
      />
    );
  }
  return (
    <div role="status">
      <EmptyState
        level="h1"
        icon={CheckIcon}
        title={t('review-sent')}
        text={t('review-sent-text', { title })}
        action={
          <>
            <LinkButton to={links('Reviews', { subject }, { orderBy: 'newest' })}>
              {t('review-see')}
            </LinkButton>
            {own}
          </>
        }
      />
    </div>
  );
}
