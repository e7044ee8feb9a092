import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ListedTable } from './listed-rows.ts';

/** Of so few rows all are looked at sooner than a sample says how many fit. */
const SMALL = 10_000;
/** Milliseconds; a table may grow meanwhile: what is found stays the same. */
const REMEMBERED = 60_000;

type Size = { isSmall: boolean; askedAt: number };
const sizes = new WeakMap<object, Map<string, Size>>();

/** Whether a table has few rows, by PostgreSQL's statistics; not before it has any. */
export async function isSmall<Tables>(db: Kysely<Tables>, { name }: ListedTable): Promise<boolean> {
  const known = sizes.get(db) ?? new Map<string, Size>();
  sizes.set(db, known);
  const now = performance.now();
  const last = known.get(name);
  if (last && now - last.askedAt < REMEMBERED) return last.isSmall;
  const { rows } = await sql<{ rows: number }>`
    select reltuples::float8 as rows from pg_class where oid = to_regclass(${name})`.execute(db);
  const count = rows[0]?.rows ?? -1;
  const size = { isSmall: count >= 0 && count < SMALL, askedAt: now };
  known.set(name, size);
  return size.isSmall;
}
