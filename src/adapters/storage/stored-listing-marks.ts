import { MARKED_KINDS, MARKS, mergeMarks, MarksStorage } from '../../core/properties/marks/listing-marks.ts';
import type { ListingMark, StoredMarks } from '../../core/properties/marks/listing-marks.ts';
import { listIn, isWhole } from './stored-values.ts';
import { fieldsOf, parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/**
 * Marks as JSON: the account, and each mark as `[kind, mark, id, on, changedAt]` with numbers instead of
 * words, to save space.
 */
export class StoredListingMarks extends MarksStorage {
  constructor(private readonly store: TextStore) {
    super();
  }

  read(): StoredMarks {
    const { account, marks, untold } = fieldsOf(parseJson(this.store.read(STORE_KEYS.listingMarks)));
    return {
      account: isWhole(account, 1) ? account : null,
      marks: mergeMarks(listIn(marks).flatMap(markIn), []),
      untold: mergeMarks(listIn(untold).flatMap(markIn), []),
    };
  }

  write({ account, marks, untold }: StoredMarks): boolean {
    const text = JSON.stringify({ account, marks: marks.map(textOf), untold: untold.map(textOf) });
    return this.store.write(STORE_KEYS.listingMarks, text);
  }

  watch(changed: () => void): void {
    this.store.watch(STORE_KEYS.listingMarks, changed);
  }
}

const textOf = ({ kind, mark, id, on, changedAt }: ListingMark): number[] => [
  MARKED_KINDS.indexOf(kind),
  MARKS.indexOf(mark),
  id,
  Number(on),
  changedAt,
];

function markIn(stored: unknown): ListingMark[] {
  const [kindAt, markAt, id, on, changedAt] = listIn(stored);
  const [kind, mark] = [MARKED_KINDS[Number(kindAt)], MARKS[Number(markAt)]];
  if (!kind || !mark || !isWhole(id, 1) || !isWhole(on, 0, 1) || !isWhole(changedAt, 0)) return [];
  return [{ kind, mark, id, on: on === 1, changedAt }];
}
