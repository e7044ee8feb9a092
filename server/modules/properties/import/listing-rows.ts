import type { Kysely } from 'kysely';
import type { PresentListing } from '../../../../src/core/properties/import/listing-import-check.ts';
import type { GivenListing } from '../../../../src/core/properties/import/listing-import-row.ts';
import type { Database } from '../../../tables.ts';
import { fetchedAddressesOf } from '../../shop/import/pictures/picture-rows.ts';
import type { PictureSubject } from '../../shop/import/pictures/picture-subject.ts';
import { contentOf } from '../editor/property-content-rows.ts';
import type { PropertyRow } from '../editor/property-content-rows.ts';

export type FoundListing = PresentListing & { row: PropertyRow };

/** Returns the agency's listings with the codes of the rows, including deleted ones. */
export async function listingsOfRows(
  db: Kysely<Database>,
  agencyId: number,
  pictures: PictureSubject,
  rows: readonly GivenListing[],
  { lock = false } = {},
): Promise<Map<string, FoundListing>> {
  const codes = rows.map(({ code }) => code).filter((code) => code !== '');
  if (codes.length === 0) return new Map();
  const query = db
    .selectFrom('property')
    .selectAll()
    .where('owner_id', '=', agencyId)
    .where('agency_code', 'in', codes)
    .orderBy('id');
  const found = await (lock ? query.forUpdate() : query).execute();
  const byCode = new Map(found.map((row) => [row.agency_code ?? '', row]));
  const fetched = await fetchedAddressesOf(
    db,
    pictures,
    rows.map(({ code, pictures: addresses = [] }) => ({
      id: byCode.get(code)?.id ?? null,
      pictures: addresses,
    })),
  );
  return new Map(
    [...byCode].map(([code, row]) => [
      code,
      {
        id: row.id,
        row,
        content: contentOf(row),
        isDeleted: row.deleted_at !== null,
        fetched: fetched.get(row.id) ?? new Set<string>(),
      },
    ]),
  );
}
