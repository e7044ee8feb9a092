import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import { versionAt } from '../../../../src/core/team/versions.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import { versionsOf } from '../versions/versions.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    /** `validFrom` as ISO 8601: the clock of the process may be behind that of the queue. */
    'team.begin-version': { resource: string; key: string; validFrom: string };
  }
}

/** Serialises the changes of a kind, so that versions are checked against each other. */
export async function lockCatalogue(
  transaction: Transaction<Database>,
  { resource }: Pick<CatalogueKind, 'resource'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`catalogue ${resource}`}))`.execute(transaction);
}

/** Writes the version in force to the tables and notifies all processes. Idempotent. */
export async function applyVersion(
  transaction: Transaction<Database>,
  kind: CatalogueKind,
  key: string,
  now: Date,
): Promise<void> {
  const versions = await versionsOf<object>(transaction, { kind: kind.resource, key });
  const current = versionAt(versions, now);
  if (!current) return;
  await kind.apply?.(transaction, key, current.value);
  await sql`select pg_notify('changes', ${kind.resource})`.execute(transaction);
}

/** Begins a planned version. A job. */
export async function beginVersion(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  kinds: readonly CatalogueKind[],
  { resource, key, validFrom }: { resource: string; key: string; validFrom: string },
): Promise<void> {
  const kind = kinds.find((one) => one.resource === resource);
  if (!kind) return;
  const now = new Date(Math.max(clock.now().getTime(), Date.parse(validFrom)));
  await inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction, kind);
    await applyVersion(transaction, kind, key, now);
  });
}
