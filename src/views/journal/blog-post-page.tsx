import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { CaptchaSolver } from '../../core/shared/captcha.ts';
import { CommentGateway } from '../../core/journal/comment-gateway.ts';
import { JournalCatalogue } from '../../core/journal/journal-catalogue.ts';
import { OwnComments } from '../../core/journal/own-comments.ts';
import { KeyGenerator } from '../../core/shared/key-generator.ts';
import { lazyImport } from '../../core/shared/lazy-import.ts';
import { FormDrafts } from '../../core/site/form-drafts.ts';
import { SiteSettings } from '../../core/site/settings.ts';
import { Sharing } from '../../core/site/sharing.ts';
import { Session } from '../../view-models/accounts/session.ts';
import { BlogPostScreen } from '../../view-models/journal/blog-post-screen.ts';
import { PostComments as PostCommentsState } from '../../view-models/journal/post-comments.ts';
import { LanguageSwitch } from '../../view-models/site/language-switch.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { Button } from '../components/actions/button.tsx';
import { ShareIcon } from '../components/page-icons.tsx';
import { Link } from 'react-router-dom';
import { Section } from '../components/section.tsx';
import { useTexts } from '../components/use-texts.ts';
import { page } from '../page.ts';
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
const BlogPostPage = observer(function BlogPostPage({ screen }: { screen: BlogPostScreen }) {
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

export default page(
  BlogPostPage,
  [
    JournalCatalogue,
    CommentGateway,
    CaptchaSolver,
    OwnComments,
    FormDrafts,
    KeyGenerator,
    Session,
    Modals,
    Sharing,
    LanguageSwitch,
    SiteSettings,
  ],
  (catalogue, gateway, captcha, own, drafts, keys, session, modals, sharing, languages, settings) =>
    new BlogPostScreen(
      catalogue,
      new PostCommentsState(
        gateway,
        captcha,
        own,
        drafts,
        keys,
        session,
        modals,
        lazyImport(() =>
          import('../../core/journal/comment-form-rules.ts').then((module) => module.commentFormRules),
        ),
      ),
      modals,
      sharing,
      () => languages.language,
      settings,
    ),
);
