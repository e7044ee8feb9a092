import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { Type } from 'typebox';
import { NUMBER_OFFSET } from '../../../../src/core/shared/document-number.ts';
import type { NumberLetter } from '../../../../src/core/shared/document-number.ts';
import { Failure } from '../../../../src/core/shared/failure.ts';
import { dayAfter, instantOfSofia } from '../../../../src/core/shared/sofia-time.ts';
import { likePattern } from '../../../platform/search/text-query.ts';
import { filter } from './record-resource.ts';
import type { RecordFilter } from './record-resource.ts';

type Text = RawBuilder<unknown>;

/** Conditions of rows that contain one of the words; the text has a trigram index. */
export const containsWords = (text: Text, words: readonly string[]): RawBuilder<boolean>[] =>
  words.map((one) => sql<boolean>`latin_letters(${text}) like latin_letters(${likePattern(one)})`);

/** Condition of the row with an id, if there is one. */
export const hasId = (key: RawBuilder<unknown>, id: number | null): RawBuilder<boolean>[] =>
  id === null ? [] : [sql<boolean>`${key} = ${id}`];

/** Filter of rows with or without a moment, such as removed ones. */
export const isSet = (moment: RawBuilder<unknown>): RecordFilter =>
  filter(Type.Boolean(), (wanted) => (wanted ? sql`${moment} is not null` : sql`${moment} is null`));

/** Filters `from` and `to`: days such as `2026-11-21` in the Bulgarian time zone, both included. */
export const days = (moment: RawBuilder<unknown>): { from: RecordFilter; to: RecordFilter } => ({
  from: filter(Type.String(), (day) => sql`${moment} >= ${midnightOf(day, 'from')}`),
  to: filter(Type.String(), (day) => sql`${moment} < ${midnightOf(dayAfter(day), 'to')}`),
});

/** @throws Failure `invalid` for an impossible day */
export function midnightOf(day: string, field: string): Date {
  const midnight = instantOfSofia(`${day} 00:00`);
  if (!midnight) throw new Failure('validation_failed', { [field]: 'error-day-invalid' }, 'invalid');
  return midnight;
}

/** Public number of a record, such as `U-100123`. */
export const numberOf = (letter: NumberLetter, id: RawBuilder<unknown>): RawBuilder<string> =>
  sql`${letter}::text || '-' || (${NUMBER_OFFSET}::bigint + ${id})`;

/** Filter by the id of another record. */
export const withId = (column: RawBuilder<unknown>): RecordFilter =>
  filter(Type.Integer({ minimum: 1 }), (id) => sql`${column} = ${id}`);
