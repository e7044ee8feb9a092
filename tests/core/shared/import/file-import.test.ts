import { expect, it } from 'vitest';
import {
  goodRows,
  IMPORT_STATUSES,
  isUnderWay,
  ROW_FILTERS,
  rowCount,
  rowsStand,
} from '../../../../src/core/shared/import/file-import.ts';

const counts = { bad: 1, change: 20, add: 300, same: 4_000 };

it('An import is in progress while the server works on it (VEND-05)', () => {
  const under = IMPORT_STATUSES.filter((status) => isUnderWay({ status }));
  expect(under).toEqual(['uploaded', 'checking', 'importing', 'fetching']);
});

it('The rows of an import are final while its pictures are downloaded', () => {
  const standing = IMPORT_STATUSES.filter((status) => rowsStand({ status }));
  expect(standing).toEqual(['ready', 'fetching', 'done', 'failed', 'cancelled']);
});

it('The rows of an import are counted by their effect', () => {
  const shown = ROW_FILTERS.map((filter) =>
    rowCount({ counts, withoutPictures: 50, withoutReduction: 6, incomplete: 7 }, filter),
  );
  expect(shown).toEqual([1, 7, 50, 6, 20, 300, 4_000]);
  expect(goodRows({ counts })).toBe(320);
});
