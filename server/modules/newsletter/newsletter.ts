import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { BodyOf } from '../../../api/operation.ts';
import type { subscribe as contract } from '../../../api/newsletter/newsletter.ts';
import { isValidEmail, normaliseEmail } from '../../../src/core/shared/email-address.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { serveUnsubscribePage } from '../../platform/mail/unsubscribe-page.ts';
import { hashOf, newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import type { Captcha } from '../../platform/captcha/captcha.ts';
import type { Texts } from '../../platform/texts.ts';
import { ONE_CLICK } from './newsletter-mails.ts';
import type { NewsletterMails } from './newsletter-mails.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import { HOUR, daysAfter } from '../../../src/core/shared/durations.ts';

export type NewsletterDependencies = {
  db: Kysely<Database>;
  clock: Clock;
  texts: Texts;
  addresses: Addresses;
  captcha: Captcha;
  mails: NewsletterMails;
};

/** Unconfirmed subscribers are deleted after this. */
const CONFIRM_WITHIN_DAYS = 7;
/** Unsubscribed addresses are deleted after this. */
const UNSUBSCRIBED_DAYS = 30;

/**
 * Mails a confirmation link, at most one an hour to an address (BLOG-03). Neither the answer nor an error shows
 * whether the address is subscribed.
 * @throws Failure `invalid` `email` or `captcha-failed`, `too-many`, `unavailable` `captcha-unavailable`
 */
export async function subscribe(
  { db, clock, captcha, mails }: NewsletterDependencies,
  body: BodyOf<typeof contract>,
  { address, language }: { address: string; language: Language },
): Promise<void> {
  if (!isValidEmail(body.email)) {
    throw new Failure('validation_failed', { email: 'error-email-invalid' }, 'invalid');
  }
  await captcha.check(body.captcha, 'login');
  await countAttempt(db, `newsletter from ${address}`, { most: 10, minutes: 60 }, clock.now());
  const email = normaliseEmail(body.email);
  const token = newSecret();
  await inTransaction(db, async (transaction) => {
    if (!(await storePending(transaction, { email, language, token, now: clock.now() }))) return;
    await mails.confirmation(transaction, { email, language }, token);
  });
}

/** Stores the subscription as pending. @returns true if the confirmation mail must be sent */
async function storePending(
  transaction: Transaction<Database>,
  { email, language, token, now }: { email: string; language: Language; token: string; now: Date },
): Promise<boolean> {
  const pending = {
    language,
    status: 'pending' as const,
    confirmation_hash: hashOf(token),
    mailed_at: now,
    changed_at: now,
  };
  const row = await transaction
    .insertInto('newsletter_subscriber')
    .values({ email, ...pending, unsubscribe_token: newSecret(), confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(pending)
        .where('newsletter_subscriber.status', '<>', 'confirmed')
        .where('newsletter_subscriber.mailed_at', '<=', new Date(now.getTime() - HOUR)),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Confirms a subscription. Idempotent. @throws Failure `invalid` for an expired or unknown link */
export async function confirmSubscription(
  { db, clock, mails }: NewsletterDependencies,
  token: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('newsletter_subscriber')
      .select(['id', 'email', 'language', 'unsubscribe_token', 'status', 'changed_at'])
      .where('confirmation_hash', '=', hashOf(token))
      .forUpdate()
      .executeTakeFirst();
    if (row?.status === 'confirmed') return;
    const isExpired = !row || daysAfter(row.changed_at, CONFIRM_WITHIN_DAYS) <= now;
    if (isExpired) throw new Failure('newsletter-link-over', {}, 'invalid');
    await transaction
      .updateTable('newsletter_subscriber')
      .set({ status: 'confirmed', confirmed_at: now, changed_at: now })
      .where('id', '=', row.id)
      .execute();
    await mails.welcome(transaction, row);
  });
}

/** Ends a subscription. Idempotent. @throws Failure `invalid` for an unknown link */
export async function unsubscribe({ db, clock }: NewsletterDependencies, token: string): Promise<void> {
  const row = await db
    .updateTable('newsletter_subscriber')
    .set({ status: 'unsubscribed', confirmation_hash: null, changed_at: clock.now() })
    .where('unsubscribe_token', '=', token)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Failure('newsletter-link-over', {}, 'invalid');
}

/** Page behind `List-Unsubscribe` of the newsletter. */
export function newsletterUnsubscribePage(app: FastifyInstance, deps: NewsletterDependencies): void {
  const { db, texts, addresses } = deps;
  serveUnsubscribePage(app, {
    path: ONE_CLICK,
    textsOf(language, step) {
      const t = texts.in(language);
      return {
        title: t(`newsletter-mails-${step}-title`),
        text: t(`newsletter-mails-${step}-text`),
        button: t('newsletter-mails-end'),
        link: { label: t('unsubscribe-to-site'), address: addresses.of(language, 'Index') },
      };
    },
    async languageOf(token) {
      const row = await db
        .selectFrom('newsletter_subscriber')
        .select('language')
        .where('unsubscribe_token', '=', token)
        .where('status', '<>', 'unsubscribed')
        .executeTakeFirst();
      return row?.language ?? null;
    },
    end: (token) => unsubscribe(deps, token).catch(ignoreEnded),
  });
}

/** A used link gets the same answer, because the newsletter has stopped already. */
function ignoreEnded(error: unknown): void {
  if (!(error instanceof Failure)) throw error;
}

/** Deletes expired pending and old unsubscribed addresses, nightly. */
export async function deleteExpiredSubscribers({ db, clock }: NewsletterDependencies): Promise<void> {
  const before = (days: number) => daysAfter(clock.now(), -days);
  await db
    .deleteFrom('newsletter_subscriber')
    .where((where) =>
      where.or([
        where.and([where('status', '=', 'pending'), where('changed_at', '<=', before(CONFIRM_WITHIN_DAYS))]),
        where.and([
          where('status', '=', 'unsubscribed'),
          where('changed_at', '<=', before(UNSUBSCRIBED_DAYS)),
        ]),
      ]),
    )
    .execute();
}

/** Deletes the subscription of an account before its deletion. */
export async function unsubscribeAccount(
  transaction: Transaction<Database>,
  accountId: number,
): Promise<void> {
  await transaction
    .deleteFrom('newsletter_subscriber')
    .where('email', '=', (of) => of.selectFrom('account').select('email').where('id', '=', accountId))
    .execute();
}
