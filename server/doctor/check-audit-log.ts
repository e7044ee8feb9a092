import type pg from 'pg';
import { ok, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

/** Entries of a query: the check of a million needs no more memory than this. */
const BATCH = 10_000;
const TRIGGERS = ['append_audit_entry', 'reject_audit_change', 'reject_audit_truncate'];
const ADVICE =
  'Compare the entry with a backup; see docs/operations.md, Audit log. Someone with full rights changed it.';

type Link = { id: number; hash: Buffer };
/** First broken entry of a batch, and the batch's last entry. */
type Batch = Link & { count: number; broken: Broken | null };
type Broken = { id: number; before: number; is_changed: boolean };

/**
 * Checks the chain of hashes of the team's changes (TEAM-11). Names the first entry that was changed, removed
 * or inserted past the triggers.
 */
export async function checkAuditLog(client: pg.ClientBase, batch = BATCH): Promise<Finding[]> {
  const { rows: tables } = await client.query(`select where to_regclass('audit_entry') is not null`);
  if (tables.length === 0) return [];
  return [...(await checkTriggers(client)), await checkChain(client, batch)];
}

async function checkTriggers(client: pg.ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) name where not exists (
       select from pg_trigger where tgrelid = 'audit_entry'::regclass and tgname = name and tgenabled in ('O', 'A'))`,
    [TRIGGERS],
  );
  return rows.map(({ name }) =>
    wrong(
      `audit log: the trigger ${name} is off, so that entries can be changed`,
      'As the owner of the database: alter table audit_entry enable trigger user;',
    ),
  );
}

async function checkChain(client: pg.ClientBase, size: number): Promise<Finding> {
  let last: Link = { id: 0, hash: Buffer.alloc(0) };
  for (;;) {
    const batch = await checkBatch(client, last, size);
    if (batch?.broken) return wrong(`audit log: ${describe(batch.broken)}`, ADVICE);
    if (batch) last = { id: batch.id, hash: batch.hash };
    if ((batch?.count ?? 0) < size) break;
  }
  if (last.id === 0) return ok('audit log: there are no entries yet');
  return ok(
    `audit log: ${last.id} entries, none changed; record this outside: ${last.id} ${last.hash.toString('hex')}`,
  );
}

async function checkBatch(
  client: pg.ClientBase,
  { id, hash }: Link,
  size: number,
): Promise<Batch | undefined> {
  const { rows } = await client.query<Batch>(
    `with link as (
       select e.id, e.hash, lag(e.id, 1, $1::bigint) over chain as before,
         e.hash <> audit_entry_hash(e) as is_changed,
         e.previous_hash <> lag(e.hash, 1, $2::bytea) over chain as is_loose
       from (select * from audit_entry where id > $1 order by id limit $3) e
       window chain as (order by e.id)
     )
     select id::int, hash, (select count(*)::int from link) as count, (
       select jsonb_build_object('id', id, 'before', before, 'is_changed', is_changed) from link
       where is_changed or is_loose or id <> before + 1 order by id limit 1
     ) as broken
     from link order by link.id desc limit 1`,
    [id, hash, size],
  );
  return rows[0];
}

function describe({ id, before, is_changed: isChanged }: Broken): string {
  const missing = id - before - 1;
  if (missing === 1) return `the entry ${before + 1} was removed`;
  if (missing > 1) return `the entries ${before + 1} to ${id - 1} were removed`;
  if (isChanged) return `the entry ${id} was changed, or inserted past the triggers`;
  return `the entry ${id} does not follow the entry ${before}: one of them was replaced`;
}
