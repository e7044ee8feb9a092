import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { REVIEW_ORDERS, REVIEW_REPORT_REASONS } from '../../core/reviews/review.ts';
import type { Review, ReviewList } from '../../core/reviews/review.ts';
import { reviewCount } from '../../core/reviews/star-average.ts';
import type { ReviewsScreen } from '../../view-models/reviews/reviews-screen.ts';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { ReportChoice } from '../components/actions/report-choice.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { SegmentedLinks } from '../components/actions/segmented-links.tsx';
import { Hint } from '../components/fields/field.tsx';
import { PageContainer, Row, Stack } from '../components/layout.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { ReviewItem } from './review-item.tsx';
import { useReviewedLinks } from './reviewed-links.ts';
import { ReviewColumns, Reviewed, Verified } from './reviews-section.tsx';
import { StarCounts } from './star-counts.tsx';

/** Hidden without a script. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-2) var(--space-4);
  @media (scripting: none) {
    display: none;
  }
`;

type Props = { screen: ReviewsScreen };

/** All reviews of a subject (TRUST-04). */
export const ReviewsPage = observer(function ReviewsPage({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const reviewedLinks = useReviewedLinks();
  const { list } = screen;
  if (!list) return null;
  const { subject, title, stars } = list;
  const write = <LinkButton to={links('WriteReview', { subject })}>{t('review-write')}</LinkButton>;
  return (
    <PageContainer>
      <Breadcrumbs
        items={[
          { label: t('home'), to: links('Index') },
          { label: title, to: reviewedLinks(subject) },
          { label: t('reviews') },
        ]}
      />
      <PageHeading title={t('reviews-title-of', { title })} actions={write} />
      {reviewCount(stars) === 0 ? (
        <EmptyState title={t('reviews-none')} text={t('reviews-none-text')} action={write} />
      ) : (
        <ReviewColumns>
          <Stack>
            <StarCounts
              stars={stars}
              chosen={screen.stars}
              hrefOf={(one) => links('Reviews', { subject }, screen.queryWith({ stars: one }))}
            />
            <Verified subject={subject} />
            <Hint>{t('reviews-order-explained')}</Hint>
          </Stack>
          <Listed screen={screen} list={list} />
        </ReviewColumns>
      )}
    </PageContainer>
  );
});

const Listed = observer(function Listed({ screen, list }: Props & { list: ReviewList }) {
  const t = useTexts();
  const links = useLinks();
  const { subject, data } = list;
  const address = (change: Parameters<typeof screen.queryWith>[0]) =>
    links('Reviews', { subject }, screen.queryWith(change));
  return (
    <Stack gap="large">
      <SegmentedLinks
        label={t('reviews-order')}
        items={REVIEW_ORDERS.map((orderBy) => ({
          to: address({ orderBy }),
          label: t(`reviews-order-${orderBy}`),
          current: orderBy === screen.orderBy,
        }))}
      />
      {data.length > 0 ? (
        <Reviewed>
          {data.map((review) => (
            <li key={review.id}>
              <ReviewItem subject={subject} review={review}>
                <ReviewActions screen={screen} review={review} />
              </ReviewItem>
            </li>
          ))}
        </Reviewed>
      ) : (
        <Stack>
          <p>{t('reviews-none-of-stars')}</p>
          <Row>
            <LinkButton look="secondary" to={address({ stars: null })}>
              {t('reviews-show-all')}
            </LinkButton>
          </Row>
        </Stack>
      )}
      <Pagination
        page={screen.page}
        pages={screen.pageCount}
        hrefOf={(number) => address({ page: number })}
      />
    </Stack>
  );
});

const ReviewActions = observer(function ReviewActions({ screen, review }: Props & { review: Review }) {
  const t = useTexts();
  const { id } = review;
  const name = review.name ?? t('conversation-gone');
  const { helpful, isHelpful } = screen.helpfulOf(review);
  return (
    <Actions>
      <Button
        look={isHelpful ? 'secondary' : 'quiet'}
        size="small"
        aria-pressed={isHelpful}
        onClick={() => void screen.vote(id, !isHelpful)}
      >
        {helpful > 0 ? t('review-helpful-count', { count: helpful }) : t('review-helpful')}
      </Button>
      <ReportChoice
        label={t('review-report')}
        about={t('review-report-about', { name })}
        question={t('report-reason')}
        reasons={REVIEW_REPORT_REASONS}
        textOf={(reason) => t(`review-report-${reason}`)}
        onReport={(reason) => void screen.report(id, reason)}
      />
    </Actions>
  );
});
