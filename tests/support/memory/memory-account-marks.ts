import { AccountMarks, mergeMarks } from '../../../src/core/properties/marks/listing-marks.ts';
import type { ListingMark } from '../../../src/core/properties/marks/listing-marks.ts';
import type { Failure } from '../../../src/core/shared/failure.ts';

/** An account's marks in memory, by the server's own rule; `refuse` is thrown as long as it is set. */
export class MemoryAccountMarks extends AccountMarks {
  marks: ListingMark[] = [];
  refuse: Failure | null = null;
  /** What never was there, by id. */
  readonly missing = new Set<number>();

  async exchange(changes: readonly ListingMark[]): Promise<ListingMark[]> {
    if (this.refuse) throw this.refuse;
    this.marks = mergeMarks(
      this.marks,
      changes.filter(({ id }) => !this.missing.has(id)),
    );
    return this.marks;
  }
}
