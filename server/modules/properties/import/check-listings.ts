import type { Kysely } from 'kysely';
import { checkListing, shownValue } from '../../../../src/core/properties/import/listing-import-check.ts';
import type { ListingField } from '../../../../src/core/properties/import/listing-import-fields.ts';
import { readListingRow } from '../../../../src/core/properties/import/listing-import-row.ts';
import type {
  GivenListing,
  ListingWords,
} from '../../../../src/core/properties/import/listing-import-row.ts';
import type { PropertyContent } from '../../../../src/core/properties/property-content.ts';
import type { ImportCell } from '../../../../src/core/shared/import/import-numbers.ts';
import type { TakenColumn } from '../../../../src/core/shared/import/read-cells.ts';
import type { Database } from '../../../tables.ts';
import type { ReadRow, RowCheck, StagedRow } from '../../shop/import/import-subject.ts';
import type { PictureSubject } from '../../shop/import/pictures/picture-subject.ts';
import { RowCodes, stagedRow } from '../../shop/import/staged-rows.ts';
import { listingsOfRows } from './listing-rows.ts';

/** Checks a file's rows against the agency's listings and against earlier rows. */
export class ListingCheck implements RowCheck {
  private readonly codes = new RowCodes();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly agencyId: number,
    private readonly pictures: PictureSubject,
    private readonly words: ListingWords,
    private readonly now: Date,
  ) {}

  read(cells: readonly ImportCell[], columns: readonly TakenColumn[]) {
    return readListingRow(cells, columns as TakenColumn<ListingField>[], this.words);
  }

  async check(rows: readonly ReadRow[]): Promise<StagedRow[]> {
    const present = await listingsOfRows(
      this.db,
      this.agencyId,
      this.pictures,
      rows.map(({ given }) => given),
    );
    return rows.map((row) => {
      const given: GivenListing = row.given;
      const listing = present.get(given.code) ?? null;
      const unread = [...this.codes.repeated(row), ...row.errors];
      const { content, ...checked } = checkListing(given, unread, listing, this.now);
      const staged = stagedRow(row, {
        ...checked,
        title: given.title ?? listing?.content.title ?? '',
        before: listing && shownContent(listing.content),
        after: content ? shownContent(content) : {},
        itemId: listing?.id ?? null,
      });
      return { ...staged, filled: [] };
    });
  }
}

const shownContent = (content: PropertyContent): Record<string, string | number | null> =>
  Object.fromEntries(Object.entries(content).map(([field, value]) => [field, shownValue(value)]));
