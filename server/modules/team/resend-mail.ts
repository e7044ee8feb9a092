import type { Transaction } from 'kysely';
import { Failure } from '../../../src/core/shared/failure.ts';
import { isWithinLimit } from '../../platform/http/attempt-limits.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { newSecret } from '../../platform/secrets.ts';
import type { Database } from '../../tables.ts';

/** Repetitions of a mail, with those of its copies. */
const LIMIT = { most: 3, minutes: 60 };

/**
 * Sends a copy of a mail (TEAM-05).
 * @throws Failure `not-found`, `too-many` above three an hour, `conflict` after its text was deleted and before
 * the mail itself is sent
 */
export async function resendMail(transaction: Transaction<Database>, id: number, now: Date): Promise<void> {
  const mail = await transaction
    .selectFrom('mail')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!mail) throw new Failure('error-not-found', {}, 'not-found');
  if (mail.text === '') throw new Failure('error-mail-text-deleted', {}, 'conflict');
  // Until then a decision can be undone.
  if (mail.send_after && mail.send_after > now) throw new Failure('error-mail-not-sent-yet', {}, 'conflict');
  const original = /^resend:(\d+):/.exec(mail.unique_key ?? '')?.[1] ?? String(id);
  if (!(await isWithinLimit(transaction, `resend of mail ${original}`, LIMIT, now)))
    throw new Failure('error-mail-resent-too-often', {}, 'too-many');
  const { recipient, language, subject, text, html, attachments, headers } = mail;
  await queueMail(
    transaction,
    { recipient, language, subject, text, html, attachments, headers },
    `resend:${original}:${newSecret()}`,
  );
}
