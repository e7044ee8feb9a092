import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { TYPES } from './check-statements.ts';
import { wrongRowTypes } from './compare-rows.ts';
import { describeTypes } from './describe-types.ts';
import type { DescribedTypes, Kind } from './describe-types.ts';
import { NOTES } from './observe-rows.ts';

type Column = {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  /** True if an insert may omit it. */
  optional: boolean;
  /** True if only the database writes it. */
  computed: boolean;
};

const KINDS: Record<string, Kind[]> = {
  bigint: ['number'],
  boolean: ['boolean'],
  bytea: ['Buffer'],
  character: ['string'],
  date: ['string'],
  'double precision': ['number'],
  integer: ['number'],
  smallint: ['number'],
  text: ['string'],
  tsvector: ['string'],
  tsquery: ['string'],
  box: ['string'],
  uuid: ['string'],
  'timestamp with time zone': ['Date'],
  ARRAY: ['array'],
  jsonb: ['array', 'object'],
};

describe('The types of the tables', () => {
  let database: TestDatabase;
  let types: DescribedTypes;
  let columns: Column[];

  beforeAll(async () => {
    database = await createTestDatabase();
    types = describeTypes();
    const notes = process.env[NOTES];
    if (notes) writeFileSync(join(notes, TYPES), JSON.stringify(types));
    ({ rows: columns } = await database.pool.query<Column>(
      `select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as nullable,
         is_nullable = 'YES' or column_default is not null or is_identity = 'YES' as optional,
         is_generated = 'ALWAYS' as computed
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_type = 'BASE TABLE' and table_schema = 'public' and table_name not like 'kysely%' order by 1, 2`,
    ));
  });
  afterAll(() => database.drop());

  const named = (list: readonly { table: string; column: string }[]) =>
    list.map(({ table, column }) => `${table}.${column}`).toSorted();

  it('have exactly the columns of the migrations', () => {
    const typed = Object.entries(types.read).flatMap(([table, row]) =>
      Object.keys(row).map((column) => ({ table, column })),
    );
    expect(named(typed)).toEqual(named(columns));
  });

  it('have the right type and nullability of each column', () => {
    const wrong = columns.filter(({ table, column, type, nullable, computed }) => {
      const kinds = types.read[table]?.[column] ?? [];
      const expected = KINDS[type] ?? [];
      const values = kinds.filter((kind) => kind !== 'null');
      const isOther = values.length === 0 || values.some((kind) => !expected.includes(kind));
      // A computed column has no constraint; its nullability follows its sources.
      return isOther || (!computed && kinds.includes('null') !== nullable);
    });
    expect(wrong.map((one) => ({ ...one, typed: types.read[one.table]?.[one.column] }))).toEqual([]);
  });

  it('require each column that the database requires', () => {
    const wrong = columns.filter(({ table, column, optional, computed }) => {
      const kinds = types.write[table]?.[column] ?? [];
      return !optional && !computed && kinds.includes('undefined');
    });
    expect(named(wrong)).toEqual([]);
  });

  it('forbid writes of computed columns', () => {
    const computed = columns.filter((one) => one.computed);
    const written = computed.filter(({ table, column }) =>
      types.write[table]?.[column]?.some((kind) => kind !== 'undefined'),
    );
    expect(computed.length).toBeGreaterThan(0);
    expect(named(written)).toEqual([]);
  });
});

describe('The row type of an SQL statement', () => {
  const statement = {
    place: 'a.ts',
    text: 'select',
    columns: { id: ['number' as Kind], at: ['Date' as Kind] },
  };
  const found = (...rows: Record<string, Kind[]>[]) =>
    wrongRowTypes(
      [statement],
      rows.map((row) => ({ select: row })),
    ).map((sentence) => sentence.replace(' (select…)', ''));

  it('is right when the database returns exactly it', () => {
    expect(found({ id: ['number'], at: ['Date'] })).toEqual([]);
  });

  it('is wrong for a null, missing or unknown column', () => {
    expect(found({ id: ['number'], at: ['Date'] }, { id: ['number'], at: ['null'] })).toEqual([
      'a.ts: at is Date in the row type, and came as null',
    ]);
    expect(found({ id: ['number'] })).toEqual(['a.ts: at does not come']);
    expect(found({ id: ['number'], at: ['Date'], name: ['string'] })).toEqual([
      'a.ts: name comes, and the row type does not know it',
    ]);
  });
});
