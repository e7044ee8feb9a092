import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** Table and its columns without generated ones, as quoted names. */
export type CopiedTable = { name: string; columns: string };
export type SequenceState = { name: string; value: string; called: boolean };

const OURS = `('public', 'graphile_worker')`;
/** Tables of the migration tools, which write them themselves. */
const RECORDS = `('public.kysely_migration', 'public.kysely_migration_lock', 'graphile_worker.migrations')`;

/** Settings for a stable text format. */
export const SESSION = `set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** Returns all tables of the application and the job queue. */
export async function tablesToCopy(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(`
    select format('%I.%I', s.nspname, t.relname) as name,
      string_agg(quote_ident(c.attname), ', ' order by c.attnum) filter (where c.attgenerated = '') as columns
    from pg_class t join pg_namespace s on s.oid = t.relnamespace
      join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
    where t.relkind = 'r' and s.nspname in ${OURS} and format('%I.%I', s.nspname, t.relname) not in ${RECORDS}
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = t.oid and d.deptype = 'e')
    group by 1 order by 1`);
  return rows;
}

/** Streams the rows of a table in PostgreSQL's text format. */
export function copyOut(
  client: pg.ClientBase,
  { name, columns }: CopiedTable,
): Readable & { rowCount: number } {
  return client.query(to(`copy ${name} (${columns}) to stdout`));
}

/** Loads the output of `copyOut`. */
export function copyIn(
  client: pg.ClientBase,
  { name, columns }: CopiedTable,
): Writable & { rowCount: number } {
  return client.query(from(`copy ${name} (${columns}) from stdin`));
}

/**
 * Returns the current state of the sequences. Later transactions may have advanced them, which only leaves a
 * gap.
 */
export async function sequenceStates(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname in ${OURS} order by 1`);
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<Omit<SequenceState, 'name'>>(
      `select last_value::text as value, is_called as called from ${name}`,
    );
    states.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return states;
}

export async function setSequences(client: pg.ClientBase, states: readonly SequenceState[]): Promise<void> {
  for (const { name, value, called } of states) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, called]);
  }
}

/**
 * Empties the tables, and drops foreign keys, indexes and triggers for a fast load.
 * @returns restores them in the same transaction, which validates the loaded rows
 */
export async function emptyAndOpen(
  client: pg.ClientBase,
  tables: readonly CopiedTable[],
): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ drop: string; create: string }>(`
    select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as create
    from pg_constraint c join pg_namespace s on s.oid = c.connamespace
    where c.contype = 'f' and c.conparentid = 0 and s.nspname in ${OURS}`);
  const { rows: indexes } = await client.query<{ drop: string; create: string }>(`
    select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as create
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace s on s.oid = t.relnamespace
    where s.nspname in ${OURS} and t.relkind = 'r'
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`);
  const names = tables.map(({ name }) => name);
  const all = (statements: readonly string[]) => client.query(statements.join(';\n'));
  await all([...keys, ...indexes].map(({ drop }) => drop));
  await all(names.map((name) => `alter table ${name} disable trigger user`));
  await client.query(`truncate ${names.join(', ')}`);
  return async () => {
    await all([...indexes, ...keys].map(({ create }) => create));
    await all(names.map((name) => `alter table ${name} enable trigger user`));
  };
}
