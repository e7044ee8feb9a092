import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { AnswerOf, BodyOf } from '../../../../api/operation.ts';
import type {
  handoverFile,
  makeHandover as contract,
  ownHandovers,
} from '../../../../api/plans/handovers.ts';
import { HANDOVER_LIMITS } from '../../../../src/core/plans/handover/handover.ts';
import { HandoverCommand } from '../../../../src/core/plans/handover/handover-command.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { inTransaction, json } from '../../../platform/database/database.ts';
import { countAttempt } from '../../../platform/http/attempt-limits.ts';
import type { PictureStore } from '../../../platform/pictures/picture-store.ts';
import type { Database } from '../../../tables.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import type { PlanExportDependencies } from '../plan-export-dependencies.ts';
import { mailHandover } from './handover-mails.ts';
import { writeHandoverPdf } from './handover-pdf.ts';
import { handoverPictures } from './handover-pictures.ts';

export type HandoverDependencies = PlanExportDependencies & { store: PictureStore };
type Key = { accountId: number; id: string };
type Made = AnswerOf<typeof contract>;

/** Strict limit, because each protocol is mailed to two unverified addresses. */
const LIMIT = { most: 6, minutes: 24 * 60 };

/** Returns the account's protocols, latest first. */
export async function listHandovers(
  { db }: HandoverDependencies,
  accountId: number,
): Promise<AnswerOf<typeof ownHandovers>> {
  const rows = await db
    .selectFrom('handover_protocol')
    .select(['id', 'content', 'made_at'])
    .where('account_id', '=', accountId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
  return { data: rows.map(madeOf) };
}

/**
 * Creates a protocol and mails it to both sides. Idempotent by id.
 * @throws Failure `invalid` by field, `error-handover-made` or `error-handover-too-many` (`conflict`),
 * `too-many`
 */
export async function makeHandover(
  deps: HandoverDependencies,
  key: Key,
  body: BodyOf<typeof contract>,
  language: Language,
): Promise<Made> {
  const { db, clock } = deps;
  const now = clock.now();
  const command = new HandoverCommand(body);
  const before = await sameAs(db, key, command);
  if (before) return before;
  const fields = command.errorsAt(now);
  if (Object.keys(fields).length > 0) throw new Failure('validation_failed', fields, 'invalid');
  const { handover } = command;
  const pictures = await handoverPictures(deps, key.accountId, handover);
  await countAttempt(db, `handovers of ${key.accountId}`, LIMIT, now);
  const document = await writeHandoverPdf(deps, { id: key.id, handover, pictures }, language);
  return inTransaction(db, async (transaction) => {
    await lockAccount(transaction, key.accountId);
    const meanwhile = await sameAs(transaction, key, command);
    if (meanwhile) return meanwhile;
    await ensureFew(transaction, key.accountId);
    const row = { content: json({ ...handover, hash: hashOf(command) }), document, made_at: now };
    await transaction
      .insertInto('handover_protocol')
      .values({ account_id: key.accountId, id: key.id, ...row })
      .execute();
    await mailHandover(deps, transaction, { ...key, handover, document, language });
    return madeOf({ id: key.id, content: handover, made_at: now });
  });
}

/** @throws Failure `not-found` */
export async function readHandoverFile(
  { db }: HandoverDependencies,
  { accountId, id }: Key,
): Promise<AnswerOf<typeof handoverFile>> {
  const row = await db
    .selectFrom('handover_protocol')
    .select('document')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('error-handover-not-found', {}, 'not-found');
  return { name: 'uyut-handover.pdf', type: 'application/pdf', content: row.document.toString('base64') };
}

export async function exportHandovers(
  db: Kysely<Database>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const handovers = await db
    .selectFrom('handover_protocol')
    .select(['content', 'made_at'])
    .where('account_id', '=', accountId)
    .orderBy('made_at')
    .execute();
  return { handovers };
}

/**
 * Returns the earlier protocol with the same id and content. @throws Failure `conflict` for other content
 */
async function sameAs(
  db: Kysely<Database>,
  { accountId, id }: Key,
  command: HandoverCommand,
): Promise<Made | null> {
  const row = await db
    .selectFrom('handover_protocol')
    .select(['id', 'content', 'made_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  if (row.content.hash !== hashOf(command)) throw new Failure('error-handover-made', {}, 'conflict');
  return madeOf(row);
}

const hashOf = ({ handover }: HandoverCommand): string =>
  createHash('sha256').update(JSON.stringify(handover)).digest('base64url');

async function ensureFew(transaction: Transaction<Database>, accountId: number): Promise<void> {
  const { count } = await transaction
    .selectFrom('handover_protocol')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (count >= HANDOVER_LIMITS.protocols) throw new Failure('error-handover-too-many', {}, 'conflict');
}

function madeOf({
  id,
  content: { direction, on, address },
  made_at: madeAt,
}: {
  id: string;
  content: Pick<Made, 'direction' | 'on' | 'address'>;
  made_at: Date;
}): Made {
  return { id, direction, on, address, madeAt: madeAt.toISOString() };
}
