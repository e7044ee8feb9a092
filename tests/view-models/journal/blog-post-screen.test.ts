import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../src/core/site/paths.ts';
import type { RouteParams } from '../../../src/core/site/paths.ts';
import type { Shared } from '../../../src/core/site/sharing.ts';
import { BlogPostScreen } from '../../../src/view-models/journal/blog-post-screen.ts';
import { belowAPost } from '../../support/below-a-post.ts';
import { aComment, aJournal, aPostSummary } from '../../support/a-journal.ts';

const { signal } = new AbortController();
const cover = { url: '/pictures/cover.jpg', width: 1200, height: 800 };
const POSTS = [aPostSummary(), aPostSummary({ id: 'with-a-cover', title: 'С корица', cover })];

function aPost(outcome: Shared = 'shared') {
  const { modals, gateway, below } = belowAPost();
  const shared: string[] = [];
  const sharing = {
    share: async (title: string) => {
      shared.push(title);
      return outcome;
    },
  };
  const journal = aJournal(POSTS);
  const screen = new BlogPostScreen(journal, below(), modals, sharing, () => 'bg', { title: 'Уют' });
  const open = async (id?: string) => {
    const params: RouteParams = id === undefined ? {} : { id };
    await screen.load({ route: 'BlogPost', params, query: {}, signal });
    screen.onEnter();
    return screen;
  };
  return { screen, modals, gateway, shared, open };
}

describe('A post of the journal (BLOG-02)', () => {
  it('shows its comments', async () => {
    const { gateway, open } = aPost();
    gateway.stored.push(aComment(1));
    const screen = await open('depozit-pri-naem');
    expect([screen.post?.title, screen.comments.comments.length]).toEqual(['Депозитът при наем', 1]);
  });

  it('restores the draft of a comment', async () => {
    const { open } = aPost();
    const { comments } = await open('depozit-pri-naem');
    comments.form.set('text', 'Недописано');
    await open('with-a-cover');
    expect(comments.form.values.text).toBe('');
    await open('depozit-pri-naem');
    expect(comments.form.values.text).toBe('Недописано');
  });

  it.each([undefined, 'no-such-post', 'Не е адрес', 'depozit-pri-naem/..'])(
    'is not found at „%s“',
    async (id) => {
      await expect(aPost().open(id)).rejects.toMatchObject({
        messageKey: 'error-post-not-found',
        kind: 'not-found',
      });
    },
  );

  it('has a title and a description', async () => {
    const { screen, open } = aPost();
    expect(screen.head).toEqual({ title: { key: 'journal-title' } });
    const { head } = await open('depozit-pri-naem');
    const address = pathOf('BlogPost', 'bg', { id: 'depozit-pri-naem' });
    expect(head).toMatchObject({
      title: 'Депозитът при наем',
      description: 'Колко е обичайно и как се връща.',
      canonical: { name: 'BlogPost', params: { id: 'depozit-pri-naem' } },
      feed: { key: 'journal-feed-title' },
    });
    expect(head.structuredData).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: 'Депозитът при наем',
        description: 'Колко е обичайно и как се връща.',
        datePublished: '2026-08-27',
        inLanguage: 'bg',
        articleSection: 'Под наем',
        mainEntityOfPage: address,
        author: { '@type': 'Organization', name: 'Уют', url: '/' },
        publisher: { '@type': 'Organization', name: 'Уют', url: '/' },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Под наем',
            item: pathOf('BlogCategory', 'bg', { id: 'renting' }),
          },
          { '@type': 'ListItem', position: 2, name: 'Депозитът при наем', item: address },
        ],
      },
    ]);
  });

  it('has its cover in the structured data', async () => {
    const { head } = await aPost().open('with-a-cover');
    expect(head.structuredData?.[0]).toHaveProperty('image');
  });

  it.each([
    ['copied', { type: 'success', message: { key: 'link-copied' } }],
    ['failed', { type: 'error', message: { key: 'error-link-not-copied' } }],
    ['shared', null],
    ['given-up', null],
  ] as const)('tells what became of sharing: %s', async (outcome, shownMessage) => {
    const { shared, modals, open } = aPost(outcome);
    const screen = await open('depozit-pri-naem');
    await screen.share();
    expect([shared, modals.notification]).toEqual([['Депозитът при наем'], shownMessage]);
  });
});
