import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { BodyOf } from '../../../api/operation.ts';
import type { subscribe as contract } from '../../../api/newsletter/newsletter.ts';
import { isSubscribable } from '../../../src/core/journal/subscribable.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { serveUnsubscribePage } from '../../platform/mail/unsubscribe-page.ts';
import { hashOf, newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';
import type { JournalDependencies } from './journal-dependencies.ts';
import { ONE_CLICK } from './newsletter-mails.ts';
import { HOUR, daysAfter } from '../../../src/core/shared/durations.ts';
import { normaliseEmail } from '../../../src/core/shared/email-address.ts';

/** Whoever does not confirm is forgotten, and so, later, is whoever has left. */
const CONFIRM_WITHIN_DAYS = 7;
const LEFT_KEPT_DAYS = 30;

/**
 * Somebody asks for the newsletter: the address gets a link to confirm, at most one an hour (BLOG-03). Nothing in the
 * answer, an error neither, tells whether the address was known.
 * @throws Failure `invalid` `email` or `captcha-failed`, `too-many`, `unavailable` `captcha-unavailable`
 */
export async function subscribe(
  { db, clock, captcha, newsletterMails }: JournalDependencies,
  body: BodyOf<typeof contract>,
  { address, language }: { address: string; language: Language },
): Promise<void> {
  if (!isSubscribable(body.email)) {
    throw new Failure('validation_failed', { email: 'error-email-invalid' }, 'invalid');
  }
  await captcha.check(body.captcha, 'login');
  await countAttempt(db, `newsletter from ${address}`, { most: 10, minutes: 60 }, clock.now());
  const email = normaliseEmail(body.email);
  const token = newSecret();
  await inTransaction(db, async (transaction) => {
    if (!(await expectConfirmation(transaction, { email, language, token, now: clock.now() }))) return;
    await newsletterMails.confirmation(transaction, { email, language }, token);
  });
}

/** @returns whether a mail is due. */
async function expectConfirmation(
  transaction: Transaction<Database>,
  { email, language, token, now }: { email: string; language: Language; token: string; now: Date },
): Promise<boolean> {
  const asked = {
    language,
    status: 'pending' as const,
    confirmation_hash: hashOf(token),
    mailed_at: now,
    changed_at: now,
  };
  const row = await transaction
    .insertInto('newsletter_subscriber')
    .values({ email, ...asked, unsubscribe_token: newSecret(), confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(asked)
        .where('newsletter_subscriber.status', '<>', 'confirmed')
        .where('newsletter_subscriber.mailed_at', '<=', new Date(now.getTime() - HOUR)),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The link of the mail was followed, and its button pressed; may be repeated. @throws Failure `invalid`. */
export async function confirmSubscription(
  { db, clock, newsletterMails }: JournalDependencies,
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
    const isOver = !row || daysAfter(row.changed_at, CONFIRM_WITHIN_DAYS) <= now;
    if (isOver) throw new Failure('newsletter-link-over', {}, 'invalid');
    await transaction
      .updateTable('newsletter_subscriber')
      .set({ status: 'confirmed', confirmed_at: now, changed_at: now })
      .where('id', '=', row.id)
      .execute();
    await newsletterMails.welcome(transaction, row);
  });
}

/** Ends the newsletter; may be repeated. @throws Failure `invalid` for a link that is over. */
export async function unsubscribe({ db, clock }: JournalDependencies, token: string): Promise<void> {
  const row = await db
    .updateTable('newsletter_subscriber')
    .set({ status: 'unsubscribed', confirmation_hash: null, changed_at: clock.now() })
    .where('unsubscribe_token', '=', token)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Failure('newsletter-link-over', {}, 'invalid');
}

/** Page behind `List-Unsubscribe` of the newsletter. */
export function newsletterUnsubscribePage(
  app: FastifyInstance,
  services: JournalDependencies & { addresses: Addresses },
): void {
  const { db, texts, addresses } = services;
  serveUnsubscribePage(app, {
    path: ONE_CLICK,
    say(language, step) {
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
    end: (token) => unsubscribe(services, token).catch(ignoreEnded),
  });
}

/** A used link gets the same answer: the newsletter is already stopped. */
function ignoreEnded(error: unknown): void {
  if (!(error instanceof Failure)) throw error;
}

/** Who never confirmed goes after a week, who has left after a month; a nightly job. */
export async function deleteExpiredSubscribers({ db, clock }: JournalDependencies): Promise<void> {
  const before = (days: number) => daysAfter(clock.now(), -days);
  await db
    .deleteFrom('newsletter_subscriber')
    .where((where) =>
      where.or([
        where.and([where('status', '=', 'pending'), where('changed_at', '<=', before(CONFIRM_WITHIN_DAYS))]),
        where.and([where('status', '=', 'unsubscribed'), where('changed_at', '<=', before(LEFT_KEPT_DAYS))]),
      ]),
    )
    .execute();
}

/** An account goes, and with it the newsletter to its address. */
export async function unsubscribeAccount(
  transaction: Transaction<Database>,
  accountId: number,
): Promise<void> {
  await transaction
    .deleteFrom('newsletter_subscriber')
    .where('email', '=', (of) => of.selectFrom('account').select('email').where('id', '=', accountId))
    .execute();
}

/** Whether an account's address has the newsletter, for the export of the own data. */
export async function subscriptionOf(db: Kysely<Database>, accountId: number) {
  const row = await db
    .selectFrom('newsletter_subscriber')
    .innerJoin('account', 'account.email', 'newsletter_subscriber.email')
    .select(['newsletter_subscriber.email', 'newsletter_subscriber.language', 'status', 'confirmed_at'])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}
