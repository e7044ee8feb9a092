import type { Kysely, Selectable, Transaction } from 'kysely';

import { json } from '../database/database.ts';
import { enqueue } from '../jobs.ts';
import type { JobPayloads } from '../jobs.ts';
import type { MailAttachment, MailTable } from '../tables.ts';
import type { PlatformTables } from '../tables.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';

/** A mail in the language of its reader (LANG-09). */
export interface Mail {
  readonly recipient: string;
  readonly language: 'bg' | 'en';
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** Further headers by name, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A mail as the outbox keeps it. */
export interface StoredMail extends Mail {
  readonly id: number;
  readonly attachments: readonly MailAttachment[];
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly attempts: number;
  readonly error: string | null;
}

/** What carries mails to their readers. */
export abstract class Mailer {
  /**
   * @returns whether the mail left; one that did not rests in the outbox.
   * @throws Error when it should be tried again.
   */
  abstract deliver(mail: StoredMail): Promise<boolean>;
  abstract close(): void;
}

/** Sends nothing: the mails are read on the developer's page. */
export class OutboxMailer extends Mailer {
  override deliver(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override close(): void {
    // Holds nothing.
  }
}

const MAX_ERROR_LENGTH = 500;

/**
 * Writes a mail that leaves if and only if the transaction is committed.
 * @param uniqueKey what it is about, such as `order-placed:17`: a second mail of the same key is not written.
 */
export async function queueMail(
  transaction: Transaction<PlatformTables>,
  mail: Mail,
  uniqueKey?: string,
): Promise<void> {
  const { recipient, language, subject, text, html, attachments = [], headers = {} } = mail;
  const written = await transaction
    .insertInto('mail')
    .values({
      recipient,
      language,
      subject,
      text,
      html,
      attachments: json(attachments),
      headers: json(headers),
      unique_key: uniqueKey ?? null,
    })
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await enqueue(transaction, 'mail.send', { mailId: written.id });
}

/** The job that sends a mail; a mail that is gone or sent already needs nothing. */
export function sendMail(db: Kysely<PlatformTables>, mailer: Mailer) {
  return async ({ mailId }: JobPayloads['mail.send']): Promise<void> => {
    const mail = await findMail(db, mailId);
    if (!mail || mail.sentAt) return;
    try {
      const sent = await mailer.deliver(mail);
      if (!sent) return;
      await note(db, mail, { sent_at: new Date(), error: null });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await note(db, mail, { error: reason.slice(0, MAX_ERROR_LENGTH) });
      // The reason may name the recipient; it stays in the mail's row, out of the logs.
      throw new Error(`Mail ${mail.id} was not accepted.`);
    }
  };
}

/** How long a mail's text is kept: it holds addresses, and links that open orders. */
const KEPT_DAYS = 30;

/** Empties the mails that are old; that they were sent stays known. A nightly job. */
export async function emptyOldMails(db: Kysely<PlatformTables>, now: Date): Promise<void> {
  const before = daysAfter(now, -KEPT_DAYS);
  await db
    .updateTable('mail')
    .set({ text: '', html: '', attachments: json([]), headers: json({}) })
    .where('created_at', '<', before)
    .where('text', '<>', '')
    .execute();
}

/** The newest mails, for the outbox page. */
export async function listMails(db: Kysely<PlatformTables>, limit = 100): Promise<StoredMail[]> {
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** One mail, or undefined. */
export async function findMail(db: Kysely<PlatformTables>, id: number): Promise<StoredMail | undefined> {
  const row = await db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
  return row && fromRow(row);
}

function fromRow({
  id,
  recipient,
  language,
  subject,
  text,
  html,
  ...row
}: Selectable<MailTable>): StoredMail {
  return {
    id,
    recipient,
    language,
    subject,
    text,
    html,
    attachments: row.attachments,
    headers: row.headers,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    attempts: row.attempts,
    error: row.error,
  };
}

async function note(
  db: Kysely<PlatformTables>,
  mail: StoredMail,
  outcome: { sent_at?: Date; error: string | null },
) {
  await db
    .updateTable('mail')
    .set({ ...outcome, attempts: mail.attempts + 1 })
    .where('id', '=', mail.id)
    .execute();
}
