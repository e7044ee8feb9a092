import { Ajv } from 'ajv';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { TSchema } from 'typebox';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { isId } from '../../../../src/core/shared/id.ts';
import { lookupOf } from '../../../../src/core/team/lookup.ts';
import type { SignedInMember } from '../../../platform/http/signed-in.ts';
import type { Database } from '../../../tables.ts';
import type { RecordQuery, RecordResource, TeamRecord } from './record-resource.ts';

/** Maximum counted rows: a longer list is narrowed by its filters. */
const MAX_COUNT = 10_000;

const ajv = new Ajv();

/** True if a value from outside fits the schema. */
export const fits = (schema: TSchema, value: unknown): boolean => ajv.validate(schema, value);

/**
 * Reads a page of a resource. Up to 10,000 matching rows are sorted; a longer list follows the index of its
 * order, so that rare and common words are both fast.
 * @throws Failure `malformed` for an unknown filter or order
 */
export async function readRecords(
  db: Kysely<Database>,
  resource: RecordResource,
  query: RecordQuery,
  member: SignedInMember,
): Promise<{ data: TeamRecord[]; total: number; isCapped: boolean }> {
  const where = conditionsOf(resource, query, member);
  const column = sortedBy(resource, query.sort);
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const page = sql`limit ${query.limit} offset ${query.offset}`;
  const { rows: found } = await sql<{ total: number; ids: (string | number)[] }>`
    with found as materialized (
      select ${resource.key} as id, ${column} as sorted from ${resource.from} where ${where} limit ${MAX_COUNT + 1}
    )
    select (select count(*) from found)::int as total, (
      select coalesce(json_agg(id), '[]') from (
        select id from found order by sorted ${direction}, id ${direction} ${page}
      ) page
    ) as ids`.execute(db);
  const [{ total, ids } = { total: 0, ids: [] }] = found;
  if (total <= MAX_COUNT) return { data: await rowsOf(db, resource, ids), total, isCapped: false };
  const data = await selectRecords(
    db,
    sql`select ${selected(resource)} from ${resource.from} where ${where}
      order by ${column} ${direction}, ${resource.key} ${direction} ${page}`,
  );
  return { data, total: MAX_COUNT, isCapped: true };
}

/** Reads one record without its details. @throws Failure `not-found`, also outside the member's scope */
export async function readRow(
  db: Kysely<Database>,
  resource: RecordResource,
  id: string,
  member: SignedInMember,
): Promise<TeamRecord> {
  if (resource.keyType !== 'text' && !isId(id)) throw notFound();
  const [record] = await selectRecords(
    db,
    sql`select ${selected(resource)} from ${resource.from}
      where ${withKeys(resource, [id])} and ${resource.scope?.(member) ?? sql`true`}`,
  );
  if (!record) throw notFound();
  return record;
}

/** Reads rows in the order of their keys. */
async function rowsOf(
  db: Kysely<Database>,
  resource: RecordResource,
  ids: readonly (string | number)[],
): Promise<TeamRecord[]> {
  if (ids.length === 0) return [];
  const keys = ids.map(String);
  const rows = await selectRecords(
    db,
    sql`select ${selected(resource)} from ${resource.from} where ${withKeys(resource, keys)}`,
  );
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return keys.flatMap((key) => byId.get(key) ?? []);
}

function withKeys({ key, keyType, byKeys }: RecordResource, ids: readonly string[]): RawBuilder<boolean> {
  if (byKeys) return byKeys(ids);
  return keyType === 'text' ? sql`${key} = any(${ids})` : sql`${key} = any(${ids.map(Number)})`;
}

/** Runs a statement with the fields of a resource, which no row type describes. */
export async function selectRecords(
  db: Kysely<Database>,
  statement: RawBuilder<TeamRecord>,
): Promise<TeamRecord[]> {
  const { rows } = await statement.execute(db);
  return rows;
}

/** Fields of a resource with its id, for a `select`. */
export const selected = ({ key, columns }: RecordResource) =>
  sql.join([
    sql`${key} as id`,
    ...Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.id(name)}`),
  ]);

/** @throws Failure `malformed` for another order */
export function sortedBy({ sorts, columns, key }: RecordResource, sort?: string): RawBuilder<unknown> {
  const name = sort ?? sorts[0];
  const column = name === 'id' ? key : columns[name];
  if (!sorts.includes(name) || !column) throw malformed();
  return column;
}

/** @throws Failure `malformed` for an unknown filter */
export function conditionsOf(
  { filters = {}, search, scope }: RecordResource,
  query: Pick<RecordQuery, 'filter' | 'q'>,
  member: SignedInMember,
): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [scope?.(member) ?? sql`true`];
  for (const [name, value] of Object.entries(query.filter)) {
    const known = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!known || !fits(known.value, value)) throw malformed();
    conditions.push(known.where(value as never));
  }
  const text = query.q?.trim() ?? '';
  if (text !== '') conditions.push(anyOf(search?.(lookupOf(text)) ?? []));
  return sql.join(conditions, sql` and `);
}

export const anyOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;

const notFound = () => new Failure('error-not-found', {}, 'not-found');
const malformed = () => new Failure('error-malformed-request', {}, 'malformed');
