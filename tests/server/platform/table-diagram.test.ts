import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

describe('docs/tables.md', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('matches the tables after all migrations; a run with `-u` updates it', async () => {
    await expect(await diagram()).toMatchFileSnapshot('../../../docs/tables.md');
  });

  async function diagram(): Promise<string> {
    const { rows: columns } = await database.pool.query<{
      table: string;
      column: string;
      type: string;
      key: string;
    }>(`
      select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
        concat_ws(',',
          case when exists (select from pg_constraint k
            where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)) then 'PK' end,
          case when exists (select from pg_constraint k
            where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)) then 'FK' end) as key
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`);
    const { rows: references } = await database.pool.query<{
      from: string;
      to: string;
      by: string;
      optional: boolean;
    }>(`
      select k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to",
        string_agg(a.attname, ', ' order by a.attnum) as by, bool_or(not a.attnotnull) as optional
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      group by k.oid, k.conrelid, k.confrelid order by 1, 2, 3`);
    const tables = [...new Set(columns.map(({ table }) => table))];
    const entities = tables.map((name) => {
      const own = columns.filter(({ table }) => table === name);
      const lines = own.map(
        ({ type, column, key }) => `    ${type.replaceAll(' ', '_')} ${column}${key && ` ${key}`}`,
      );
      return `  ${name} {\n${lines.join('\n')}\n  }`;
    });
    const arrows = references.map(
      ({ from, to, by, optional }) => `  ${to} ${optional ? '|o' : '||'}--o{ ${from} : "${by}"`,
    );
    return [
      '# The tables\n',
      'Drawn from the migrated database by `tests/server/platform/table-diagram.test.ts`.\n',
      `\`\`\`mermaid\nerDiagram\n${[...arrows, ...entities].join('\n')}\n\`\`\`\n`,
    ].join('\n');
  }
});
