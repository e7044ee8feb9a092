import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as contract from '../../../api/newsletter/newsletter.ts';
import type { ModuleContext } from '../../module-context.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Database } from '../../tables.ts';
import { announcePosts } from './announce-posts.ts';
import {
  confirmSubscription,
  deleteExpiredSubscribers,
  newsletterUnsubscribePage,
  subscribe,
  unsubscribe,
  unsubscribeAccount,
} from './newsletter.ts';
import type { NewsletterDependencies } from './newsletter.ts';
import { NewsletterMails } from './newsletter-mails.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'announce-posts': unknown;
    'delete-expired-subscribers': unknown;
  }
}

/** Subscriptions to the newsletter and its mails (BLOG-03). */
export function newsletterModule({ db, clock, texts, addresses, captcha }: ModuleContext) {
  const mails = new NewsletterMails(texts, addresses);
  const deps: NewsletterDependencies = { db, clock, texts, addresses, captcha, mails };
  return {
    deps,
    operations: newsletterRoutes(deps),
    serve: (server: FastifyInstance) => newsletterUnsubscribePage(server, deps),
    exports: [exportSubscription],
    onAccountDeleted: [unsubscribeAccount],
    jobs: {
      'announce-posts': { at: '*/10 * * * *', run: () => announcePosts(deps) },
      'delete-expired-subscribers': { at: '32 3 * * *', run: () => deleteExpiredSubscribers(deps) },
    } satisfies Partial<Jobs>,
  };
}

const RARE = { shareOfLimit: 1 / 20 };

function newsletterRoutes(deps: NewsletterDependencies): Implementation[] {
  return [
    implement(
      contract.subscribe,
      async ({ body, language, sender }) => {
        await subscribe(deps, body, { address: sender, language });
        return { message: 'subscribing-successful-message' };
      },
      RARE,
    ),
    implement(
      contract.confirmSubscription,
      async ({ body }) => {
        await confirmSubscription(deps, body.token);
        return { message: 'newsletter-confirm-done' };
      },
      RARE,
    ),
    implement(
      contract.unsubscribe,
      async ({ body }) => {
        await unsubscribe(deps, body.token);
        return { message: 'newsletter-leave-done' };
      },
      RARE,
    ),
  ];
}

async function exportSubscription(db: Kysely<Database>, accountId: number): Promise<Record<string, unknown>> {
  const row = await db
    .selectFrom('newsletter_subscriber')
    .innerJoin('account', 'account.email', 'newsletter_subscriber.email')
    .select(['newsletter_subscriber.email', 'newsletter_subscriber.language', 'status', 'confirmed_at'])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  return { newsletter: row ?? null };
}
