import type { CommentGateway } from '../../src/core/journal/comment.ts';
import { hasLink } from '../../src/core/journal/comment-rules.ts';
import type { Comment } from '../../src/core/journal/comment.ts';
import type { JournalCatalogue } from '../../src/core/journal/post.ts';
import { POST_CATEGORIES } from '../../src/core/journal/post.ts';
import type { PostSummary } from '../../src/core/journal/post.ts';
import { CaptchaSolver } from '../../src/core/shared/captcha.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { fakeGateway } from './fake-gateway.ts';

const DONE = { message: 'done' };

export function aPostSummary(changes: Partial<PostSummary> = {}): PostSummary {
  return {
    id: 'depozit-pri-naem',
    title: 'Депозитът при наем',
    description: 'Колко е обичайно и как се връща.',
    category: { id: 'renting', name: 'Под наем' },
    publishedAt: '2026-08-27',
    highlighted: false,
    readingMinutes: 5,
    cover: null,
    ...changes,
  };
}

/** Journal with these posts, the newest first. */
export function aJournal(posts: readonly PostSummary[] = []) {
  return fakeGateway<JournalCatalogue>({
    newsCategories: () => ({
      data: POST_CATEGORIES.map((id) => ({
        id,
        name: id,
        count: posts.filter(({ category }) => category.id === id).length,
      })),
    }),
    news: ({ category_id, highlighted, exclude = '', offset = 0, limit }) => {
      const found = posts.filter(
        (post) =>
          (!category_id || post.category.id === category_id) &&
          (!highlighted || post.highlighted) &&
          !exclude.split(',').includes(post.id),
      );
      return { data: found.slice(offset, offset + limit), total: found.length };
    },
    newsPost: ({ id }) => {
      const post = posts.find((one) => one.id === id);
      if (!post) throw new Failure('error-post-not-found', {}, 'not-found');
      const headings = ['Колко', 'Как'].map((title) => ({ id: `part-${title}`, title }));
      const html = headings.map((part) => `<h2 id="${part.id}">${part.title}</h2><p>Текст.</p>`).join('');
      return { ...post, html, headings, related: posts.filter((one) => one.id !== id).slice(0, 3) };
    },
  });
}

export const aComment = (id: number, changes: Partial<Comment> = {}): Comment => ({
  id,
  name: 'П',
  text: `${id}`,
  at: '2026-11-21T10:00:00.000Z',
  status: 'shown',
  language: 'bg',
  own: false,
  ...changes,
});

const secretOf = ({ id }: Comment) => String(id).padStart(43, 's');

/** Server with the comments of one post, the oldest first; comments with a link are pending review. */
export function aCommentGateway() {
  const state = { stored: [] as Comment[] };
  const byKey = new Map<string, Comment>();
  return fakeGateway<CommentGateway, typeof state>(
    {
      postComments: ({ own, offset, limit }) => {
        const seen = state.stored
          .map((one) => ({ ...one, own: own.includes(secretOf(one)) }))
          .filter((one) => one.status === 'shown' || one.own)
          .toReversed();
        return { data: seen.slice(offset, offset + limit), total: seen.length };
      },
      postComment: ({ key, name, text, captcha }) => {
        const status = hasLink(text) ? 'held' : 'shown';
        const fields = { name, text, status, own: true } as const;
        const comment = byKey.get(key) ?? aComment(state.stored.length + 1, fields);
        if (!byKey.has(key)) state.stored.push(comment);
        byKey.set(key, comment);
        return { comment, secret: captcha === '' ? null : secretOf(comment) };
      },
      removeComment: ({ id }) => {
        const found = state.stored.find((one) => one.id === id);
        if (!found) throw new Failure('error-comment-not-found', {}, 'not-found');
        state.stored = state.stored.filter((one) => one !== found);
        return DONE;
      },
      reportComment: () => DONE,
    },
    state,
  );
}

/** Solves each captcha at once and records the actions. */
export class SolvedCaptcha extends CaptchaSolver {
  readonly actions: string[] = [];

  async solve(action: string): Promise<string> {
    this.actions.push(action);
    return `solved for ${action}`;
  }
}
