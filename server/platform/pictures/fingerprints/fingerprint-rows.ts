import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../../tables.ts';
import type { Fingerprint, Fingerprinted, HashedPoint, Probe } from './fingerprint.ts';
import { likenessOf, SAME_PICTURE } from './same-picture.ts';
import type { PointPair } from './same-picture.ts';

/** Hashes that a copy shares with its picture; unrelated pictures share at most one by chance. */
const MIN_SHARED = 2;
/** Maximum pictures of one hash, compared pictures of one owner and in all, and reported copies. */
const MAX = { ofHash: 100, ofOwner: 3, compared: 24, copies: 10 };

/** Stores a fingerprint; null records that the picture has none. */
export async function saveFingerprint(
  db: Kysely<PlatformTables>,
  { key, ownerId }: { key: string; ownerId: number },
  fingerprint: Fingerprint | null,
): Promise<void> {
  const { points, thumbnail } = fingerprint ?? { points: [], thumbnail: NOTHING };
  const hashes = points.map(({ hash }) => hash);
  await sql`
    with saved as (
      insert into picture_fingerprint
        (picture_key, owner_id, hashes, points, thumbnail, thumbnail_width, thumbnail_height)
      values (${key}, ${ownerId}, ${hashes}::integer[], ${points.flatMap(({ x, y, size }) => [x, y, size])}::real[],
        ${Buffer.from(thumbnail.data)}::bytea, ${thumbnail.width}, ${thumbnail.height})
      on conflict do nothing
      returning id
    )
    insert into picture_hash (hash, fingerprint_id, owner_id)
    select distinct hash, saved.id, ${ownerId}::bigint from saved, unnest(${hashes}::integer[]) hash`.execute(
    db,
  );
}

const NOTHING = { width: 0, height: 0, data: new Uint8Array() };

/** @returns keys of other owners' pictures that are copies */
export async function findCopies(
  db: Kysely<PlatformTables>,
  ownerId: number,
  { fingerprint, probes }: Fingerprinted,
): Promise<string[]> {
  const copies: string[] = [];
  const probesOf = new Map<number, Probe[]>();
  for (const probe of probes) probesOf.set(probe.hash, [...(probesOf.get(probe.hash) ?? []), probe]);
  for (const { key, ...other } of await sharingHashes(db, ownerId, probes)) {
    const pairs = pairsOf(probesOf, other.points);
    if (likenessOf(fingerprint.thumbnail, other.thumbnail, pairs) >= SAME_PICTURE) copies.push(key);
    if (copies.length === MAX.copies) break;
  }
  return copies;
}

type CandidateRow = {
  key: string;
  hashes: number[];
  points: number[];
  thumbnail: Buffer;
  width: number;
  height: number;
};

/** Pictures that share most hashes; of an owner's, attached ones come first. */
export async function sharingHashes(
  db: Kysely<PlatformTables>,
  ownerId: number,
  probes: readonly Probe[],
): Promise<(Fingerprint & { key: string })[]> {
  const hashes = [...new Set(probes.map(({ hash }) => hash))];
  const { rows } = await sql<CandidateRow>`
    with sharing as (
      select same.fingerprint_id, count(*) as shared
      from unnest(${hashes}::integer[]) probe cross join lateral (
        select fingerprint_id from picture_hash
        where hash = probe and owner_id <> ${ownerId} order by fingerprint_id limit ${MAX.ofHash}
      ) same group by same.fingerprint_id having count(*) >= ${MIN_SHARED}
    ), nearest as (
      select f.id, s.shared,
        row_number() over (partition by f.owner_id order by s.shared desc, p.attached_to is null, f.id) as place
      from sharing s
      join picture_fingerprint f on f.id = s.fingerprint_id
      join picture p on p.key = f.picture_key and p.stored_at is not null
    )
    select f.picture_key as key, f.hashes, f.points, f.thumbnail, f.thumbnail_width as width, f.thumbnail_height as height
    from (select * from nearest where place <= ${MAX.ofOwner} order by shared desc, id limit ${MAX.compared}) n
    join picture_fingerprint f on f.id = n.id
    order by n.shared desc`.execute(db);
  return rows.map(({ key, thumbnail: data, width, height, ...row }) => ({
    key,
    points: row.hashes.map((hash, at): HashedPoint => {
      const [x = 0, y = 0, size = 0] = row.points.slice(at * 3, at * 3 + 3);
      return { hash, x, y, size };
    }),
    thumbnail: { width, height, data },
  }));
}

function pairsOf(
  probesOf: ReadonlyMap<number, readonly Probe[]>,
  points: readonly HashedPoint[],
): PointPair[] {
  return points.flatMap((other) =>
    (probesOf.get(other.hash) ?? []).map(({ point: one, isMirrored }) => ({ one, other, isMirrored })),
  );
}
