import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { sendContactMessage as contract } from '../../../api/contact/contact.ts';
import type { BodyOf } from '../../../api/operation.ts';
import { ContactCommand } from '../../../src/core/contact/contact-command.ts';
import { documentNumber } from '../../../src/core/shared/document-number.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { ensureValid } from '../../../src/core/shared/validation.ts';
import { countAttempt } from '../../platform/http/attempt-limits.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { ContactMails } from './contact-mails.ts';

export type ContactDependencies = { db: Kysely<Database>; clock: Clock; mails: ContactMails };

type Sender = { accountId: number | null; address: string; language: Language };

/** Messages are deleted after a year, as the privacy policy says. */
const MAX_AGE_DAYS = 365;

/**
 * Stores a message and mails it to the team (BLOG-04). The same key sends once. @returns the reference number.
 * @throws Failure `invalid` by field, `contact-key-used` (`conflict`), `too-many`
 */
export async function sendContactMessage(
  { db, clock, mails }: ContactDependencies,
  body: BodyOf<typeof contract>,
  { accountId, address, language }: Sender,
): Promise<string> {
  const content = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const earlier = await referenceByKey(db, body.key, content);
  if (earlier) return earlier;
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
      const first = await referenceByKey(transaction, body.key, content);
      if (first) return first;
      throw new Failure('error-please-try-again-later', {}, 'unavailable');
    }
    const reference = documentNumber('K', created.id);
    await mails.send(transaction, reference, command, language);
    return reference;
  });
}

/** Deletes messages older than a year, nightly. */
export async function deleteOldMessages({ db, clock }: ContactDependencies): Promise<void> {
  const before = daysAfter(clock.now(), -MAX_AGE_DAYS);
  await db.deleteFrom('contact_message').where('created_at', '<', before).execute();
}

/** @throws Failure `conflict` for a key of another message */
async function referenceByKey(db: Kysely<Database>, key: string, content: string): Promise<string | null> {
  const row = await db
    .selectFrom('contact_message')
    .select(['id', 'content_hash'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.content_hash !== content) throw new Failure('contact-key-used', {}, 'conflict');
  return row ? documentNumber('K', row.id) : null;
}
