import { Ajv } from 'ajv';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { TSchema } from 'typebox';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { isId } from '../../../../src/core/shared/id.ts';
import type { Database } from '../../../tables.ts';
import type { RecordQuery, RecordResource, TeamRecord } from './record-resource.ts';

/** Maximum counted rows: a longer list is narrowed by its filters. */
const MAX_COUNT = 10_000;

const ajv = new Ajv();

/** True if a value from outside fits the schema. */
export const fits = (schema: TSchema, value: unknown): boolean => ajv.validate(schema, value);

/**
 * Reads a page of a resource.
 * @throws Failure `malformed` for an unknown filter or order
 */
export async function readRecords(
  db: Kysely<Database>,
  resource: RecordResource,
  query: RecordQuery,
): Promise<{ data: TeamRecord[]; total: number; isCapped: boolean }> {
  const where = conditionsOf(resource, query);
  const sort = query.sort ?? resource.sorts[0];
  const column = resource.columns[sort];
  if (!resource.sorts.includes(sort) || !column) throw malformed();
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const list = sql<TeamRecord>`
    select ${selected(resource)} from ${resource.from} where ${where}
    order by ${column} ${direction} nulls last, ${resource.key} ${direction}
    limit ${query.limit} offset ${query.offset}`;
  const { rows } = await list.execute(db);
  const counted = await sql<{ count: number }>`
    select count(*) from (select from ${resource.from} where ${where} limit ${MAX_COUNT + 1}) counted`.execute(
    db,
  );
  const count = counted.rows[0]?.count ?? 0;
  return { data: rows, total: Math.min(count, MAX_COUNT), isCapped: count > MAX_COUNT };
}

/** Reads one record with its details. @throws Failure `not-found` */
export async function readRecord(
  db: Kysely<Database>,
  resource: RecordResource,
  id: string,
): Promise<TeamRecord> {
  if (resource.keyType !== 'text' && !isId(id)) throw notFound();
  const key = resource.keyType === 'text' ? id : Number(id);
  const found = sql<TeamRecord>`
    select ${selected(resource)} from ${resource.from} where ${resource.key} = ${key}`;
  const { rows } = await found.execute(db);
  const [record] = rows;
  if (!record) throw notFound();
  return { ...record, ...(await resource.details?.(db, id)) };
}

const selected = ({ key, columns }: RecordResource) =>
  sql.join([
    sql`${key} as id`,
    ...Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.id(name)}`),
  ]);

function conditionsOf({ filters = {}, search }: RecordResource, query: RecordQuery): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  for (const [name, value] of Object.entries(query.filter)) {
    const known = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!known || !fits(known.value, value)) throw malformed();
    conditions.push(known.where(value as never));
  }
  const text = query.q?.trim() ?? '';
  if (text !== '') conditions.push(anyOf(search?.(text) ?? []));
  return sql.join(conditions, sql` and `);
}

export const anyOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;

const notFound = () => new Failure('error-not-found', {}, 'not-found');
const malformed = () => new Failure('error-malformed-request', {}, 'malformed');
