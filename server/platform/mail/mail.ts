import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Selectable, Transaction } from 'kysely';

import { json } from '../database/database.ts';
import { enqueueAll } from '../jobs.ts';
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
  /** Additional headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface StoredMail extends Mail {
  readonly id: number;
  readonly attachments: readonly MailAttachment[];
  readonly createdAt: Date;
  /** From this moment the mail server may have it. */
  readonly handedOverAt: Date | null;
  readonly sentAt: Date | null;
  readonly attempts: number;
  readonly error: string | null;
}

export abstract class Mailer {
  /**
   * @param handOver awaited before the last byte, after which the mail cannot be taken back; if it fails, the
   * mail must not be sent
   * @returns false if the mail stays in the outbox
   * @throws Error if it should be retried
   */
  abstract deliver(mail: StoredMail, handOver: () => Promise<void>): Promise<boolean>;
  abstract close(): void;
}

/** Sends nothing: mails are read on the developer's page. */
export class OutboxMailer extends Mailer {
  override deliver(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override close(): void {}
}

const MAX_ERROR_LENGTH = 500;
/** Attempts over some minutes. */
const MAX_TRIES = 300;
const RETRY_MS = 1_000;

/**
 * Writes a mail that is sent only if the transaction commits.
 * @param uniqueKey subject of the mail, such as `order-placed:17`: a second mail with the same key is not
 * written
 */
export async function queueMail(
  transaction: Transaction<PlatformTables>,
  mail: Mail,
  uniqueKey?: string,
): Promise<void> {
  await queueMails(transaction, [{ ...mail, uniqueKey }]);
}

/** Mails of a transaction that are sent later. `ids` grows with each queued mail. */
export type DelayedMails = { readonly sendAfter: Date; readonly ids: number[] };

const delays = new WeakMap<Transaction<PlatformTables>, DelayedMails>();

/** Delays the mails that this transaction queues from now on, so that they can be deleted until then. */
export function delayMails<Tables extends PlatformTables>(
  transaction: Transaction<Tables>,
  sendAfter: Date,
): DelayedMails {
  const delayed = { sendAfter, ids: [] };
  delays.set(transaction as unknown as Transaction<PlatformTables>, delayed);
  return delayed;
}

/** Writes several mails in one statement, see `queueMail`. */
export async function queueMails(
  transaction: Transaction<PlatformTables>,
  mails: readonly (Mail & { readonly uniqueKey?: string | undefined })[],
): Promise<void> {
  if (mails.length === 0) return;
  const delayed = delays.get(transaction);
  const written = await transaction
    .insertInto('mail')
    .values(
      mails.map(({ attachments = [], headers = {}, uniqueKey, ...mail }) => ({
        recipient: mail.recipient,
        language: mail.language,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: json(attachments),
        headers: json(headers),
        unique_key: uniqueKey ?? null,
        send_after: delayed?.sendAfter ?? null,
      })),
    )
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .returning('id')
    .execute();
  const ids = written.map(({ id }) => id);
  delayed?.ids.push(...ids);
  await enqueueAll(
    transaction,
    'mail.send',
    ids.map((id) => ({ mailId: id })),
    delayed ? { runAt: delayed.sendAfter } : {},
  );
}

/** True if a mail with this key exists. */
export async function isMailQueued(
  transaction: Transaction<PlatformTables>,
  uniqueKey: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('mail')
    .select('id')
    .where('unique_key', '=', uniqueKey)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Job that sends a mail, unless it was deleted or sent. If it runs twice, even at once, it sends one mail:
 * the row is marked as handed over at the last moment. A mail left in that state is not sent again, because
 * the mail server may have it.
 */
export function sendMail(db: Kysely<PlatformTables>, mailer: Mailer, retryMs = RETRY_MS) {
  return async ({ mailId }: JobPayloads['mail.send']): Promise<void> => {
    const mail = await findMail(db, mailId);
    if (!mail || mail.sentAt) return;
    if (mail.handedOverAt) return note(db, mail, { sent_at: mail.handedOverAt, error: null });
    let handing: Promise<void> | undefined;
    const handOver = (): Promise<void> => (handing ??= recordAccepted(db, mail));
    let outcome: Outcome;
    try {
      if (!(await mailer.deliver(mail, handOver))) return;
      outcome = { sent_at: new Date(), error: null };
    } catch (error) {
      if (error instanceof HandedOverElsewhere) throw error;
      // The update may still be on its way to the database.
      await handing?.catch(() => undefined);
      const reason = error instanceof Error ? error.message : String(error);
      outcome = { handed_over_at: null, error: reason.slice(0, MAX_ERROR_LENGTH) };
    }
    await persist(() => note(db, mail, outcome), retryMs);
    // The reason may name the recipient, so it is stored in the mail's row and not logged.
    if (outcome.error !== null) throw new Error(`Mail ${mail.id} was not accepted.`);
  };
}

type Outcome = { sent_at: Date; error: null } | { handed_over_at: null; error: string };

class HandedOverElsewhere extends Error {}

/** @throws HandedOverElsewhere if another process did so or has sent it */
async function recordAccepted(db: Kysely<PlatformTables>, { id, attempts }: StoredMail): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ handed_over_at: new Date() })
    .where('id', '=', id)
    .where('handed_over_at', 'is', null)
    .where('sent_at', 'is', null)
    // A late update of an earlier attempt must not count for the next one.
    .where('attempts', '=', attempts)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new HandedOverElsewhere(`Mail ${id} is being sent by another program.`);
}

/** Repeats an update while the database is down; without it a mail would be sent again, or never. */
async function persist(work: () => Promise<void>, againMs: number): Promise<void> {
  for (let left = MAX_TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 1) throw error;
      await sleep(againMs);
    }
  }
}

/** Days until a mail's text is deleted, because it contains addresses and secret links. */
const STORED_DAYS = 30;

/** Nightly job: deletes the texts of old mails; the record stays. */
export async function emptyOldMails(db: Kysely<PlatformTables>, now: Date): Promise<void> {
  const before = daysAfter(now, -STORED_DAYS);
  await db
    .updateTable('mail')
    .set({ text: '', html: '', attachments: json([]), headers: json({}) })
    .where('created_at', '<', before)
    .where('text', '<>', '')
    .execute();
}

/** Newest mails without those that are sent later, for the outbox page. */
export async function listMails(db: Kysely<PlatformTables>, limit = 100): Promise<StoredMail[]> {
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .where(({ eb, or, fn }) => or([eb('send_after', 'is', null), eb('send_after', '<=', fn<Date>('now'))]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

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
    handedOverAt: row.handed_over_at,
    sentAt: row.sent_at,
    attempts: row.attempts,
    error: row.error,
  };
}

/** Records the result; a sent mail stays sent. */
async function note(db: Kysely<PlatformTables>, mail: StoredMail, outcome: Outcome): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...outcome, attempts: mail.attempts + 1 })
    .where('id', '=', mail.id)
    .where('sent_at', 'is', null)
    .execute();
}
