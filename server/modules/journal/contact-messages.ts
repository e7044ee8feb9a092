import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { sendContactMessage as contract } from '../../../api/contact/contact.ts';
import type { BodyOf } from '../../../api/operation.ts';
import { ContactCommand } from '../../../src/core/journal/contact-command.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { ensureValid } from '../../../src/core/shared/validation.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import type { JournalDependencies } from './journal-dependencies.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';

type Writer = { accountId: number | null; address: string; language: Language };

/** Letters are kept for a year (see the privacy policy). */
const KEPT_DAYS = 365;

/**
 * Keeps a letter and brings it to the team (BLOG-04); the same key writes once. @returns the number to quote.
 * @throws Failure `invalid` by field, `contact-key-used` (`conflict`), `too-many`
 */
export async function writeToUs(
  { db, clock, letterMails }: JournalDependencies,
  body: BodyOf<typeof contract>,
  { accountId, address, language }: Writer,
): Promise<string> {
  const content = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const before = await letterOf(db, body.key, content);
  if (before) return before;
  const command = new ContactCommand(body);
  ensureValid(command);
  const { email } = command;
  await countAttempt(db, `letters from ${address}`, { most: 10, minutes: 60 }, clock.now());
  await countAttempt(db, `letters of ${email.toLowerCase()}`, { most: 10, minutes: 60 }, clock.now());
  return inTransaction(db, async (transaction) => {
    const created = await transaction
      .insertInto('contact_message')
      .values({
        key: body.key,
        content_hash: content,
        account_id: accountId,
        language,
        name: command.name,
        email,
        phone: command.phone,
        subject: command.subject,
        message: command.message,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) {
      const first = await letterOf(transaction, body.key, content);
      if (first) return first;
      throw new Failure('error-please-try-again-later', {}, 'unavailable');
    }
    const reference = referenceOf(created.id);
    await letterMails.written(transaction, reference, command, language);
    return reference;
  });
}

/** Letters of more than a year ago go; a nightly job. */
export async function deleteOldMessages({ db, clock }: JournalDependencies): Promise<void> {
  const before = daysAfter(clock.now(), -KEPT_DAYS);
  await db.deleteFrom('contact_message').where('created_at', '<', before).execute();
}

/** @throws Failure `conflict` when the key has written something else. */
async function letterOf(db: Kysely<Database>, key: string, content: string): Promise<string | null> {
  const row = await db
    .selectFrom('contact_message')
    .select(['id', 'content_hash'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.content_hash !== content) throw new Failure('contact-key-used', {}, 'conflict');
  return row ? referenceOf(row.id) : null;
}

function referenceOf(id: number): string {
  return `K-${String(100_000 + id)}`;
}
