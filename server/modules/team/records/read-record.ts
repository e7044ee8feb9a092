import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { SignedInMember } from '../../../platform/http/signed-in.ts';
import type { Database } from '../../../tables.ts';
import { canRead } from './can-read.ts';
import { readRow, selected, selectRecords } from './read-records.ts';
import type { RecordResource, TeamRecord } from './record-resource.ts';
import { readTimeline } from './timeline.ts';

const MAX_RELATED = 20;

/** Reads one record with its details. @throws Failure `not-found` */
export async function readRecord(
  db: Kysely<Database>,
  resources: readonly RecordResource[],
  resource: RecordResource,
  id: string,
  member: SignedInMember,
): Promise<TeamRecord> {
  const record = await readRow(db, resource, id, member);
  const { name, subject, subjectId = Number, details } = resource;
  const ofRecord = { resource: name, id, subject, subjectId: String(subjectId(id) ?? id) };
  const more = await details?.(
    {
      db,
      member,
      related: async (related, condition) => {
        const other = resources.find((one) => one.name === related);
        return other && canRead(member, related) ? newest(db, other, condition, member) : null;
      },
      timeline: (sources) => readTimeline(db, member, ofRecord, sources),
    },
    id,
  );
  return { ...record, ...more };
}

const newest = (
  db: Kysely<Database>,
  resource: RecordResource,
  condition: RawBuilder<boolean>,
  member: SignedInMember,
): Promise<TeamRecord[]> =>
  selectRecords(
    db,
    sql`select ${selected(resource)} from ${resource.from}
      where ${condition} and ${resource.scope?.(member) ?? sql`true`}
      order by ${resource.key} desc limit ${MAX_RELATED}`,
  );
