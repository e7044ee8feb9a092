import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { PostSummary } from '../../core/journal/post.ts';
import { CARD_SIZES, CardLink } from '../components/content/cards.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { PostCover } from './post-cover.tsx';
import { PostFacts } from './post-facts.tsx';
import { classNames } from '../components/class-names.tsx';

const classes = {
  leadTitle: 'lead-title',
} as const;

export const PostGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: clamp(var(--space-4), 1.6vw, var(--space-6));
`;

const Title = styled.div`
  & > :is(h2, h3) {
    margin-block: var(--space-1) var(--space-2);
    font-size: var(--text-lg);
  }
  & > p {
    color: var(--colour-ink-soft);
  }
  & > small {
    color: var(--colour-ink-soft);
  }
`;

const Facts = styled.small`
  padding-top: var(--space-2);
  color: var(--colour-ink-soft);
`;

/** Featured article, beside its cover on wide screens. */
const Wide = styled.div`
  margin-bottom: clamp(var(--space-6), 3vw, var(--space-10));
  @media (min-width: 56rem) {
    & > .card {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    }
    & .card-body {
      justify-content: center;
      padding: clamp(var(--space-6), 3vw, var(--space-12));
    }
    & .card-body > :last-child:not(:only-child) {
      margin-top: 0;
    }
    & h2.${classes.leadTitle} {
      font-size: var(--text-2xl);
    }
    & p {
      font-size: var(--text-lg);
    }
  }
`;

type Props = { post: PostSummary; level?: 'h2' | 'h3' };

export function PostCard({ post, level: Level = 'h2' }: Props) {
  return (
    <article className={classNames('card')}>
      <PostCover post={post} sizes={CARD_SIZES.large} />
      <Body post={post}>
        <Level>
          <PostLink post={post} />
        </Level>
      </Body>
    </article>
  );
}

/** The featured article. */
export function LeadPost({ post }: Props) {
  return (
    <Wide>
      <article className={classNames('card')}>
        <PostCover post={post} sizes="(min-width: 56rem) 43vw, 92vw" priority />
        <Body post={post}>
          <h2 className={classes.leadTitle}>
            <PostLink post={post} />
          </h2>
        </Body>
      </article>
    </Wide>
  );
}

function Body({ post, children }: { post: PostSummary; children: ReactNode }) {
  return (
    <div className={classNames('card-body')}>
      <Title>
        <small>{post.category.name}</small>
        {children}
        <p>{post.description}</p>
      </Title>
      <Facts>
        <PostFacts post={post} />
      </Facts>
    </div>
  );
}

function PostLink({ post: { id, title } }: { post: PostSummary }) {
  const links = useLinks();
  return <CardLink to={links('BlogPost', { id })}>{title}</CardLink>;
}
