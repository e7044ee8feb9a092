import type pg from 'pg';
import { loadOnce, writeBatches, writingOf } from '../bulk-load.ts';
import { composeProperty } from './compose-property.ts';
import type { DemoProperty } from './demo-property.ts';
import type { PropertyOwners } from './insert-property-owners.ts';
import { idsOf, insertPropertyOwners, ownerEmails } from './insert-property-owners.ts';
import type { OwnedProperty } from './insert-properties.ts';
import { insertProperties } from './insert-properties.ts';

/** Options of `loadDemoProperties`. */
export interface DemoPropertiesOptions {
  /** Total number of listings, without those of the demo logins. */
  readonly properties: number;
  /** Current time, the reference of all dates. */
  readonly now: Date;
  /** Receives the number of listings after each batch. */
  readonly onProgress?: (properties: number) => void;
  /** Minimum missing listings for committing each batch; an interrupted load continues. */
  readonly committedFrom?: number;
}

/** Size for a new database. */
export const demoPropertyCount = 2_000;

/** Limits the memory. */
const batchSize = 2_000;
const load = { load: 'demo homes', tables: 'property, listed_property' } as const;
/** First number for listings of the demo logins, above any size of the demo. */
const loginNumbers = 50_000_000;

/**
 * Adds demo listings up to the requested number, in one transaction, or in batches if many are missing. Needs
 * the cities and districts. Does nothing if there are enough, or only real listings. Returns the number of
 * added ones. Simultaneous starts load it once.
 */
export async function loadDemoProperties(pool: pg.Pool, options: DemoPropertiesOptions): Promise<number> {
  return loadOnce(pool, load, async (client) => {
    const present = await countPresent(client);
    const foreign = present.any && present.demo === 0;
    if (foreign) return 0;
    const missing = Math.max(0, options.properties - present.demo);
    if (missing > 0) {
      const writing = await writingOf(pool, client, { missing, committedFrom: options.committedFrom });
      const owners = await writing.transaction(insertPropertyOwners);
      await writeBatches(
        pool,
        writing,
        { present: present.demo, end: options.properties, size: batchSize, tables: load.tables },
        (number) => owned(composeProperty(number), owners),
        (its, properties) => insertProperties(its, properties, options.now),
        options.onProgress,
      );
    }
    await insertPropertiesOfLogins(client, options.now);
    return missing;
  });
}

function owned(property: DemoProperty, { owners, agencies }: PropertyOwners): OwnedProperty {
  const ownerId = property.agency === null ? owners[property.owner] : agencies[property.agency];
  if (ownerId === undefined) throw new Error(`The demo home ${property.index} has no owner`);
  return { property, ownerId };
}

/** Listings of the demo logins: every kind for the private one, more than a page for the agency. */
const loginProperties: Readonly<Record<string, readonly (DemoProperty['status'] | 'deleted')[]>> = {
  'user@demo.example': ['active', 'active', 'paused', 'draft', 'rented', 'deleted'],
  'agency@demo.example': Array.from({ length: 25 }, (_, place) =>
    place < 19 ? 'active' : place < 21 ? 'paused' : place < 23 ? 'rented' : place < 24 ? 'draft' : 'deleted',
  ),
};

/** Adds the listings of existing demo logins; existing listings stay unchanged. */
async function insertPropertiesOfLogins(client: pg.PoolClient, now: Date): Promise<void> {
  const idOf = await idsOf(client, Object.keys(loginProperties));
  let number = loginNumbers;
  for (const [email, statuses] of Object.entries(loginProperties)) {
    const byAgency = email.startsWith('agency');
    const id = idOf.get(email);
    const properties = statuses.map((status): OwnedProperty => {
      // Uses the next number with the same type of owner, because the texts depend on it.
      let property = composeProperty(number);
      while (property.byAgency !== byAgency) property = composeProperty((number += 1));
      number += 1;
      const deleted = status === 'deleted';
      return { property: { ...property, status: deleted ? 'active' : status }, ownerId: id ?? '', deleted };
    });
    if (id !== undefined && !(await hasProperties(client, id)))
      await insertProperties(client, properties, now);
  }
}

async function hasProperties(client: pg.PoolClient, ownerId: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from property where owner_id = $1 limit 1', [ownerId]);
  return (rowCount ?? 0) > 0;
}

/** Counts all listings and those of demo owners and agencies. */
async function countPresent(client: pg.PoolClient): Promise<{ any: boolean; demo: number }> {
  const { rows } = await client.query<{ any: boolean; demo: string }>(
    `select exists (select 1 from property) as any,
       (select count(*) from property where owner_id in (select id from account where email = any($1::text[])))
         as demo`,
    [ownerEmails],
  );
  return { any: rows[0]?.any ?? false, demo: Number(rows[0]?.demo) };
}
