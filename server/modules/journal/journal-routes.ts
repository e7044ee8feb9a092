import { sendContactMessage } from '../../../api/contact/contact.ts';
import * as comments from '../../../api/journal/comments.ts';
import * as contract from '../../../api/journal/journal.ts';
import * as newsletter from '../../../api/newsletter/newsletter.ts';
import { captcha } from '../../../api/site/captcha.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { readComments } from './comment-rows.ts';
import { writeToUs } from './contact-messages.ts';
import type { JournalDependencies } from './journal-dependencies.ts';
import { removeComment, reportComment } from './moderate-comments.ts';
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.ts';
import { categoriesOf, findPosts, readPost } from './post-rows.ts';
import { writeComment } from './write-comment.ts';

/** Seconds that posts may be kept: they change with a release. */
const CACHE = { cacheSeconds: 60, readsReplica: true, shows: () => ['posts'] } as const;
/** What people write, and captchas, a few a minute from one address. */
const FEW = { shareOfLimit: 1 / 20 };

export function journalRoutes(services: JournalDependencies): Implementation[] {
  return [...readingRoutes(services), ...commentRoutes(services), ...newsletterRoutes(services)];
}

function readingRoutes(services: JournalDependencies): Implementation[] {
  const { db, texts } = services;
  return [
    implement(
      sendContactMessage,
      async ({ body, account, language, sender }) => ({
        message: 'contact-sent',
        reference: await writeToUs(services, body, {
          accountId: account?.id ?? null,
          address: sender,
          language,
        }),
      }),
      FEW,
    ),
    implement(
      contract.newsCategories,
      async ({ language }) => ({ data: await categoriesOf({ db, texts, language }) }),
      CACHE,
    ),
    implement(contract.news, ({ query, language }) => findPosts({ db, texts, language }, query), CACHE),
    implement(
      contract.newsPost,
      ({ params, language }) => readPost({ db, texts, language }, params.id),
      CACHE,
    ),
  ];
}

function commentRoutes(services: JournalDependencies): Implementation[] {
  return [
    implement(
      comments.postComments,
      ({ query, account }) => readComments(services, query, account?.id ?? null),
      { readsReplica: true, shows: () => ['posts', 'comments'] },
    ),
    implement(
      comments.postComment,
      ({ params, body, account, sender }) =>
        writeComment(services, params.id, body, { accountId: account?.id ?? null, address: sender }),
      FEW,
    ),
    implement(comments.removeComment, async ({ params, query, account }) => {
      await removeComment(services, Number(params.id), {
        accountId: account?.id ?? null,
        secret: query.secret,
      });
      return { message: 'comment-removed' };
    }),
    implement(
      comments.reportComment,
      async ({ params, body, account, sender }) => {
        const actor = { accountId: account?.id ?? null, address: sender };
        await reportComment(services, Number(params.id), body.reason, actor);
        return { message: 'comment-reported' };
      },
      FEW,
    ),
  ];
}

function newsletterRoutes(services: JournalDependencies): Implementation[] {
  return [
    implement(captcha, ({ query }) => services.captcha.challenge(query.action), {
      shareOfLimit: 1 / 10,
    }),
    implement(
      newsletter.subscribe,
      async ({ body, language, sender }) => {
        await subscribe(services, body, { address: sender, language });
        return { message: 'subscribing-successful-message' };
      },
      FEW,
    ),
    implement(
      newsletter.confirmSubscription,
      async ({ body }) => {
        await confirmSubscription(services, body.token);
        return { message: 'newsletter-confirm-done' };
      },
      FEW,
    ),
    implement(
      newsletter.unsubscribe,
      async ({ body }) => {
        await unsubscribe(services, body.token);
        return { message: 'newsletter-leave-done' };
      },
      FEW,
    ),
  ];
}
