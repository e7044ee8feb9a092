import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { startOfVersion } from '../../../../src/core/team/versions.ts';
import type { Version } from '../../../../src/core/team/versions.ts';
import { json } from '../../../platform/database/database.ts';
import type { Database } from '../../../tables.ts';
import type { VersionKind } from '../tables.ts';

/** Record that has versions: `kind` is also the subject of its change notifications. */
export type Versioned = { kind: VersionKind; key: string };

export type NewVersion = {
  value: object;
  /** Null for now. */
  validFrom: Date | null;
  /** Number of the version that the author saw; 0 if there was none. */
  base: number;
  author: { id: number | null; name: string };
  reason: string;
};

/**
 * Adds a version.
 * @returns its number
 * @throws Failure `conflict` `error-edited-elsewhere` if there is a newer one than the author's, `invalid` for a
 * start in the past
 */
export async function addVersion(
  transaction: Transaction<Database>,
  { kind, key }: Versioned,
  { value, validFrom, base, author, reason }: NewVersion,
  now: Date,
): Promise<number> {
  const number = base + 1;
  const latest = await latestNumber(transaction, { kind, key });
  if (latest !== base) throw editedElsewhere();
  const added = await transaction
    .insertInto('team_version')
    .values({
      kind,
      key,
      number,
      value: json(value),
      valid_from: startOfVersion(validFrom, now),
      created_at: now,
      author_id: author.id,
      author: author.name,
      reason,
    })
    // Two authors at the same time have the same number.
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
  if (!added) throw editedElsewhere();
  return number;
}

/** True if the newest version is this one: its author sent the request again. */
export async function isRepeated(
  transaction: Transaction<Database>,
  versioned: Versioned,
  { value, validFrom, base, author, reason }: NewVersion,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('team_version')
    .select(['number', 'value', 'valid_from', 'created_at', 'author_id', 'reason'])
    .where('kind', '=', versioned.kind)
    .where('key', '=', versioned.key)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isSameStart = (start: Date, createdAt: Date) => +start === +(validFrom ?? createdAt);
  return (
    row?.number === base + 1 &&
    row.author_id === author.id &&
    row.reason === reason &&
    isSameStart(row.valid_from, row.created_at) &&
    isDeepStrictEqual(row.value, JSON.parse(JSON.stringify(value)))
  );
}

/** Versions, newest first. */
export async function versionsOf<Value>(
  db: Kysely<Database>,
  { kind, key }: Versioned,
): Promise<Version<Value>[]> {
  const rows = await db
    .selectFrom('team_version')
    .select(['number', 'value', 'valid_from', 'created_at', 'author', 'reason'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('number', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ number, value, valid_from: validFrom, created_at: createdAt, author, reason }) => ({
    number,
    value: value as Value,
    validFrom,
    createdAt,
    author,
    reason,
  }));
}

/** Values in force by key. */
export async function valuesInForce<Value>(
  db: Kysely<Database>,
  kind: VersionKind,
  now: Date,
): Promise<Map<string, Value>> {
  const rows = await db
    .selectFrom('team_version')
    .distinctOn('key')
    .select(['key', 'value'])
    .where('kind', '=', kind)
    .where('valid_from', '<=', now)
    .orderBy('key')
    .orderBy('valid_from', 'desc')
    .orderBy('number', 'desc')
    .execute();
  return new Map(rows.map(({ key, value }) => [key, value as Value]));
}

/** Start of the next planned version by key. */
export async function plannedStarts(
  db: Kysely<Database>,
  kind: VersionKind,
  now: Date,
): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('team_version')
    .distinctOn('key')
    .select(['key', 'valid_from'])
    .where('kind', '=', kind)
    .where('valid_from', '>', now)
    .orderBy('key')
    .orderBy('valid_from')
    .execute();
  return new Map(rows.map(({ key, valid_from: start }) => [key, start]));
}

/** @throws Failure `conflict` for a record with a planned version */
export async function ensureNothingPlanned(
  db: Kysely<Database>,
  { kind, key }: Versioned,
  now: Date,
): Promise<void> {
  if ((await plannedStarts(db, kind, now)).has(key))
    throw new Failure('error-version-planned', {}, 'conflict');
}

/** Versions and the newest number as the API returns them. */
export function shownVersions<Value>(versions: readonly Version<Value>[]) {
  return {
    latest: versions[0]?.number ?? 0,
    versions: versions.map(({ validFrom, createdAt, ...version }) => ({
      ...version,
      validFrom: validFrom.toISOString(),
      createdAt: createdAt.toISOString(),
    })),
  };
}

async function latestNumber(db: Kysely<Database>, { kind, key }: Versioned): Promise<number> {
  const row = await db
    .selectFrom('team_version')
    .select((select) => select.fn.max('number').as('number'))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.number ?? 0;
}

const editedElsewhere = () => new Failure('error-edited-elsewhere', {}, 'conflict');
