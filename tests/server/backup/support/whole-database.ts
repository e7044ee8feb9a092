import type pg from 'pg';

/** The migration tables record the time of the restore. */
const RECORDS = `('kysely_migration', 'kysely_migration_lock', 'migrations')`;

/** Returns every table with its rows and checksum, and every sequence with its value. */
export async function contentsOf(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') and tablename not in ${RECORDS}`);
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ told: string }>(`
      select count(*) || ' rows ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as told from ${name} t`);
    contents[name] = rows[0]?.told ?? '';
  }
  const { rows: sequences } = await pool.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences`,
  );
  for (const { name, last } of sequences) contents[name] = last ?? 'not begun';
  return contents;
}

/** Returns indexes, constraints and triggers as PostgreSQL prints them. */
export async function shapeOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ told: string }>(`
    select indexdef as told from pg_indexes where schemaname in ('public', 'graphile_worker')
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated from pg_constraint
    union all
    select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`);
  return rows.map(({ told }) => told);
}
