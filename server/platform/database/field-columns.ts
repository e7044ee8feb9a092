import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { columnOf, namesOf, requiredNames } from '../../../src/core/shared/fields.ts';
import type { Fields } from '../../../src/core/shared/fields.ts';

/** Columns of the described fields for a `select`, each with the name of its field. */
export function fieldColumns(table: string, fields: Fields): RawBuilder<unknown> {
  return sql.join(namesOf(fields).map((name) => sql`${column(table, fields, name)} as ${sql.id(name)}`));
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
