import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { BlogPostScreen } from '../../view-models/journal/blog-post-screen.ts';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { Button } from '../components/actions/button.tsx';
import { ShareIcon } from '../components/page-icons.tsx';
import { Link } from 'react-router-dom';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { PageProse } from '../site/page-prose.tsx';
import { CommentForm } from './comment-form.tsx';
import { PostCard, PostGrid } from './post-card.tsx';
import { PostComments } from './post-comments.tsx';
import { FoldedContents, PostContents } from './post-contents.tsx';
import { PostFacts } from './post-facts.tsx';
import { PageContainer } from '../components/layout.tsx';

const Head = styled.header`
  max-width: var(--width-narrow);
  margin-block: var(--space-4) clamp(var(--space-6), 3vw, var(--space-10));
  & > p:first-of-type {
    margin-top: var(--space-4);
    color: var(--colour-ink-soft);
    font-size: var(--text-lg);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-5);
    margin-top: var(--space-4);
    color: var(--colour-ink-soft);
    font-size: var(--text-sm);
    & > button {
      margin-left: calc(-1 * var(--space-4));
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) clamp(var(--space-8), 5vw, var(--space-20));
  & > nav {
    order: -1;
    & > [data-beside] {
      display: none;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, var(--width-text)) minmax(14rem, 20rem);
    & > nav {
      order: 0;
      & > [data-above] {
        display: none;
      }
      & > [data-beside] {
        position: sticky;
        top: 6rem;
        display: block;
        max-height: calc(100dvh - 7rem);
        overflow: auto;
      }
    }
  }
`;

/** An article, related articles and comments (BLOG-02). */
export const BlogPostPage = observer(function BlogPostPage({ screen }: { screen: BlogPostScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { post, comments } = screen;
  if (!post) return null;
  const { title, description, category, html, headings, related } = post;
  return (
    <PageContainer>
      <article>
        <Breadcrumbs
          items={[
            { label: t('home'), to: links('Index') },
            { label: t('link-BlogCategory'), to: links('BlogCategory') },
            { label: category.name, to: links('BlogCategory', { id: category.id }) },
          ]}
        />
        <Head>
          <h1>{title}</h1>
          <p>{description}</p>
          <div>
            <span>
              <Link to={links('BlogCategory', { id: category.id })}>{category.name}</Link>
              {' · '}
              <PostFacts post={post} />
            </span>
            <Button look="quiet" size="small" onClick={() => void screen.share()}>
              <ShareIcon />
              {t('share')}
            </Button>
          </div>
        </Head>
        <Columns>
          <PageProse html={html} />
          {headings.length > 1 && (
            <nav aria-label={t('journal-contents')}>
              <div data-above="">
                <FoldedContents headings={headings} />
              </div>
              <div data-beside="">
                <PostContents headings={headings} />
              </div>
            </nav>
          )}
        </Columns>
      </article>
      {related.length > 0 && (
        <Section title={t('journal-related')}>
          <PostGrid>
            {related.map((one) => (
              <li key={one.id}>
                <PostCard post={one} level="h3" />
              </li>
            ))}
          </PostGrid>
        </Section>
      )}
      <PostComments comments={comments} />
      <CommentForm comments={comments} />
    </PageContainer>
  );
});
