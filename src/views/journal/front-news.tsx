import styled from '@emotion/styled';
import type { PostSummary } from '../../core/journal/post.ts';
import { CARD_SIZES, CardLink, CardShelf } from '../components/content/cards.tsx';
import { Link } from 'react-router-dom';
import { useLinks } from '../shell/use-page-language.ts';
import { PostCover } from './post-cover.tsx';
import { PostFacts } from './post-facts.tsx';
import { classNames } from '../components/class-names.tsx';

type Props = { posts: readonly PostSummary[] };

const List = styled.ul`
  & > li {
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--colour-line);
  }
  & a {
    font-weight: var(--weight-strong);
  }
  & small {
    display: block;
    color: var(--colour-ink-soft);
  }
`;

const Title = styled.h3`
  font-size: var(--text-md);
`;

/** Selected articles on the front page (SHOP-01). */
export function FeaturedNews({ posts }: Props) {
  const links = useLinks();
  return (
    <CardShelf>
      {posts.map((post) => (
        <li key={post.id}>
          <article className={classNames('card')}>
            <PostCover post={post} sizes={CARD_SIZES.shelf} />
            <div className={classNames('card-body')}>
              <Title>
                <CardLink to={links('BlogPost', { id: post.id })}>{post.title}</CardLink>
              </Title>
              <small className={classNames('product-vendor')}>
                <PostFacts post={post} />
              </small>
            </div>
          </article>
        </li>
      ))}
    </CardShelf>
  );
}

export function NewestNews({ posts }: Props) {
  const links = useLinks();
  return (
    <List>
      {posts.map((post) => (
        <li key={post.id}>
          <Link to={links('BlogPost', { id: post.id })}>{post.title}</Link>
          <small>
            {post.category.name}
            {' · '}
            <PostFacts post={post} />
          </small>
        </li>
      ))}
    </List>
  );
}
