import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { FEED_PATH } from '../../core/journal/post.ts';
import type { RouteParams } from '../../core/site/paths.ts';
import type { BlogCategoryScreen } from '../../view-models/journal/blog-category-screen.ts';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { SegmentedLinks } from '../components/actions/segmented-links.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage, useLinks } from '../shell/use-page-language.ts';
import { LeadPost, PostCard, PostGrid } from './post-card.tsx';
import { PageContainer } from '../components/layout.tsx';

const Tabs = styled.div`
  margin-bottom: clamp(var(--space-6), 3vw, var(--space-10));
`;

const Pages = styled.div`
  margin-top: var(--space-8);
`;

const Feed = styled.p`
  margin-top: var(--space-10);
  font-size: var(--text-sm);
`;

/** The blog, or one of its categories (BLOG-01). */
export const BlogCategoryPage = observer(function BlogCategoryPage({
  screen,
}: {
  screen: BlogCategoryScreen;
}) {
  const t = useTexts();
  const links = useLinks();
  const language = useLanguage();
  const { category, categories, lead, posts, page: shown, pageCount } = screen;
  const params: RouteParams = category ? { id: category } : {};
  const name = categories.find(({ id }) => id === category)?.name;
  return (
    <PageContainer>
      <PageHeading
        title={name ?? t('journal-title')}
        lead={t(category ? `journal-category-${category}-lead` : 'journal-description')}
      />
      <Tabs>
        <SegmentedLinks
          label={t('journal-categories')}
          items={[
            { to: links('BlogCategory'), label: t('all'), current: category === null },
            ...categories
              .filter(({ id, count }) => count > 0 || id === category)
              .map(({ id, name: label }) => ({
                to: links('BlogCategory', { id }),
                label,
                current: id === category,
              })),
          ]}
        />
      </Tabs>
      {shown === 1 && lead && <LeadPost post={lead} />}
      {posts.data.length > 0 && (
        <PostGrid data-long="">
          {posts.data.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </PostGrid>
      )}
      {posts.total === 0 && !lead && <EmptyState title={t('journal-empty')} />}
      <Pages>
        <Pagination
          page={shown}
          pages={pageCount}
          hrefOf={(one) => links('BlogCategory', params, { page: one > 1 ? one : null })}
        />
      </Pages>
      <Feed>
        <a href={`${FEED_PATH}?language=${language}`}>{t('journal-feed')}</a>
      </Feed>
    </PageContainer>
  );
});
