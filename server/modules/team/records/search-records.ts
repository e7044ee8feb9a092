import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { lookupOf } from '../../../../src/core/team/lookup.ts';
import type { SignedInMember } from '../../../platform/http/signed-in.ts';
import type { Database } from '../../../tables.ts';
import { canRead } from './can-read.ts';
import { anyOf } from './read-records.ts';
import type { RecordResource } from './record-resource.ts';

const MAX_OF_A_KIND = 5;
/** Matches from which the results are taken. A lower limit would let the planner expect an early end of a scan. */
const MAX_MATCHES = 1_000;

export type FoundRecord = { resource: string; id: string; title: string; detail: string };

/** Searches all kinds of records that the member may read (TEAM-05), newest first within a kind. */
export async function searchRecords(
  db: Kysely<Database>,
  resources: readonly RecordResource[],
  text: string,
  member: SignedInMember,
): Promise<FoundRecord[]> {
  const lookup = lookupOf(text);
  const found = await Promise.all(
    resources
      .filter(({ name }) => canRead(member, name))
      .map(async ({ name, from, key, search, scope, found: shown }) => {
        const conditions = search?.(lookup) ?? [];
        if (!shown || conditions.length === 0) return [];
        const { rows } = await sql<FoundRecord>`
          with matches as materialized (
            select ${key} as id, ${shown.title} as title, ${shown.detail} as detail
            from ${from} where ${anyOf(conditions)} and ${scope?.(member) ?? sql`true`} limit ${MAX_MATCHES}
          )
          select ${name}::text as resource, id::text as id, title, detail
          from matches order by matches.id desc limit ${MAX_OF_A_KIND}`.execute(db);
        return rows;
      }),
  );
  return found.flat();
}
