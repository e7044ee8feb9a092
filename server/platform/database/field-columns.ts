import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { columnOf, namesOf, requiredNames } from '../../../src/core/shared/fields.ts';
import type { Fields } from '../../../src/core/shared/fields.ts';

/** Columns of the described fields for a `select`, each with the name of its field. */
export function fieldColumns(table: string, fields: Fields): RawBuilder<unknown> {
  return sql.join(namesOf(fields).map((name) => sql`${column(table, fields, name)} as ${sql.id(name)}`));
}

/** Reads the described fields of a record; empty if there is none with this id. */
export async function readFields(
  db: Pick<Kysely<unknown>, 'getExecutor'>,
  table: string,
  fields: Fields,
  id: number,
): Promise<Record<string, unknown>> {
  const { rows } = await sql`
    select ${fieldColumns(table, fields)} from ${sql.table(table)} where id = ${id}`.execute(db);
  return (rows[0] ?? {}) as Record<string, unknown>;
}

/** Columns of the described fields for a `select`, with their own names. */
export function plainColumns(table: string, fields: Fields): RawBuilder<unknown> {
  return sql.join(namesOf(fields).map((name) => column(table, fields, name)));
}

/** Columns of the fields that a published record must have. */
export function requiredColumns(table: string, fields: Fields): RawBuilder<unknown> {
  return sql.join(requiredNames(fields).map((name) => column(table, fields, name)));
}

const column = (table: string, fields: Fields, name: string) =>
  sql.ref(`${table}.${columnOf(name, fields[name]!)}`);
