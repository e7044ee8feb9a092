import { AccountMarks, mergeMarks } from '../../../src/core/properties/marks/listing-marks.ts';
import type { ListingMark } from '../../../src/core/properties/marks/listing-marks.ts';
import type { Failure } from '../../../src/core/shared/failure.ts';

/** Marks of an account in memory, by the server's rule; `refuse` is thrown while it is set. */
export class MemoryAccountMarks extends AccountMarks {
  marks: ListingMark[] = [];
  refuse: Failure | null = null;
  /** Ids of listings that never existed. */
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
