import type pg from 'pg';
import { composeHome } from './compose-home.ts';
import type { DemoHome } from './demo-home.ts';
import type { HomeOwners } from './insert-home-owners.ts';
import { idsOf, insertHomeOwners, ownerEmails } from './insert-home-owners.ts';
import type { OwnedHome } from './insert-homes.ts';
import { insertHomes } from './insert-homes.ts';

/** What `loadDemoHomes` is asked for. */
export interface DemoHomesOptions {
  /** How many listings there are to be, besides those of the demo logins. */
  readonly homes: number;
  /** The present moment, from which dates are counted back. */
  readonly now: Date;
  /** Told after each batch how many are there. */
  readonly onProgress?: (homes: number) => void;
}

/** The size with which a fresh database opens. */
export const demoHomeCount = 2_000;

/** Bounds the memory: so many are composed, sent and forgotten at once. */
const batchSize = 2_000;
/** From here on it is quicker to build the indexes of the list anew than to keep them up to date. */
const manyHomes = 50_000;
const lockNumber = 5_921_642;
/** Listings of the demo logins come from numbers that no size of the demo reaches. */
const loginNumbers = 50_000_000;

/**
 * Fills the rental market with demo listings, or adds to it up to the number asked for, in one transaction;
 * needs the cities and districts. Does nothing when that many are there, or when the market has listings and
 * none of the demo. Answers how many were added. Two processes starting at once load it once.
 */
export async function loadDemoHomes(pool: pg.Pool, options: DemoHomesOptions): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const present = await countPresent(client);
    const foreign = present.any && present.demo === 0;
    const missing = foreign ? 0 : Math.max(0, options.homes - present.demo);
    if (missing > 0) {
      const owners = await insertHomeOwners(client);
      await withIndexesAside(client, missing >= manyHomes, () =>
        insertFrom(client, present.demo, owners, options),
      );
    }
    if (!foreign) await insertHomesOfLogins(client, options.now);
    await client.query('commit');
    if (missing > 0) {
      await client.query('set statement_timeout = 0');
      await client.query('vacuum (analyze) property');
      await client.query('reset statement_timeout');
    }
    return missing;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function insertFrom(
  client: pg.PoolClient,
  first: number,
  owners: HomeOwners,
  options: DemoHomesOptions,
): Promise<void> {
  for (let start = first; start < options.homes; start += batchSize) {
    const end = Math.min(start + batchSize, options.homes);
    const batch = Array.from({ length: end - start }, (_, offset) =>
      owned(composeHome(start + offset), owners),
    );
    await insertHomes(client, batch, options.now);
    options.onProgress?.(end);
  }
}

function owned(home: DemoHome, { owners, agencies }: HomeOwners): OwnedHome {
  const ownerId = home.agency === null ? owners[home.owner] : agencies[home.agency];
  if (ownerId === undefined) throw new Error(`Nobody owns the demo home ${home.index}`);
  return { home, ownerId };
}

/** What the demo logins have: the private one a listing of every kind, the agency a page and more. */
const loginHomes: Readonly<Record<string, readonly (DemoHome['status'] | 'deleted')[]>> = {
  'user@demo.example': ['active', 'active', 'paused', 'draft', 'rented', 'deleted'],
  'agency@demo.example': Array.from({ length: 25 }, (_, place) =>
    place < 19 ? 'active' : place < 21 ? 'paused' : place < 23 ? 'rented' : place < 24 ? 'draft' : 'deleted',
  ),
};

/** Gives the demo logins their listings, where the logins exist; what they did with them since stays. */
async function insertHomesOfLogins(client: pg.PoolClient, now: Date): Promise<void> {
  const idOf = await idsOf(client, Object.keys(loginHomes));
  let number = loginNumbers;
  for (const [email, statuses] of Object.entries(loginHomes)) {
    const byAgency = email.startsWith('agency');
    const id = idOf.get(email);
    const homes = statuses.map((status): OwnedHome => {
      // The texts speak as an owner or as an agency does: the next number that is by one of the kind.
      let home = composeHome(number);
      while (home.byAgency !== byAgency) home = composeHome((number += 1));
      number += 1;
      const deleted = status === 'deleted';
      return { home: { ...home, status: deleted ? 'active' : status }, ownerId: id ?? '', deleted };
    });
    if (id !== undefined && !(await hasHomes(client, id))) await insertHomes(client, homes, now);
  }
}

async function hasHomes(client: pg.PoolClient, ownerId: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from property where owner_id = $1 limit 1', [ownerId]);
  return (rowCount ?? 0) > 0;
}

/** Whether there are listings at all, and how many belong to the demo owners and agencies. */
async function countPresent(client: pg.PoolClient): Promise<{ any: boolean; demo: number }> {
  const { rows } = await client.query<{ any: boolean; demo: string }>(
    `select exists (select 1 from property) as any,
       (select count(*) from property where owner_id in (select id from account where email = any($1::text[])))
         as demo`,
    [ownerEmails],
  );
  return { any: rows[0]?.any ?? false, demo: Number(rows[0]?.demo) };
}

/** Drops the indexes of listings while many are loaded and builds them again as they were; constraints stay. */
async function withIndexesAside(
  client: pg.PoolClient,
  aside: boolean,
  load: () => Promise<void>,
): Promise<void> {
  if (!aside) return load();
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(indexname) as name, indexdef as definition
     from pg_indexes where tablename = 'property' and indexdef not ilike 'create unique index%'`,
  );
  await client.query(`set local maintenance_work_mem = '256MB'`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await load();
  for (const { definition } of rows) await client.query(definition);
}
