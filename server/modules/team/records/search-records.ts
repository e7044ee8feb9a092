import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../tables.ts';
import { anyOf } from './read-records.ts';
import type { RecordResource } from './record-resource.ts';

/** Maximum results of a kind. */
const MAX_OF_A_KIND = 5;

export type FoundRecord = { resource: string; id: string; title: string; detail: string };

/** Searches all given resources at once (TEAM-05). */
export async function searchRecords(
  db: Kysely<Database>,
  resources: readonly RecordResource[],
  text: string,
): Promise<FoundRecord[]> {
  const found = await Promise.all(
    resources.map(async ({ name, from, key, search, found }) => {
      const conditions = search?.(text.trim()) ?? [];
      if (!found || conditions.length === 0) return [];
      const { rows } = await sql<FoundRecord>`
        select ${name}::text as resource, (${key})::text as id, ${found.title} as title, ${found.detail} as detail
        from ${from} where ${anyOf(conditions)} limit ${MAX_OF_A_KIND}`.execute(db);
      return rows;
    }),
  );
  return found.flat();
}
