import type { Field } from '../fields.ts';
import { tidyLine } from '../tidy-text.ts';
import { LENGTHS, typedArea, typedCount, WEIGHTS } from '../typed-number.ts';
import { code, given, price, shown, term } from './cell-readers.ts';
import type { Reader } from './cell-readers.ts';
import { unitOfColumn } from './import-fields.ts';
import { importedMeasure } from './import-numbers.ts';
import type { ImportCell } from './import-numbers.ts';
import type { ImportTerms } from './import-terms.ts';

/** Words of each choice by the field's name. */
export type FieldWords = { choices: Readonly<Record<string, ImportTerms<string>>> };

/** Returns the reader of a field's cells; an empty cell is null, or no for a flag. */
export function fieldReader(
  name: string,
  field: Field,
  choiceError = 'error-import-choice',
): Reader<FieldWords> {
  switch (field.kind) {
    case 'choice':
      return term(name, choiceError, ({ choices }) => choices[name]!);
    case 'flag':
      return flag(name);
    case 'text':
      return code((text) => ({ [name]: text || null })) as Reader<FieldWords>;
    case 'money':
      return price(name) as Reader<FieldWords>;
    case 'area':
      return number(name, areaOfCell, 'error-area-in-digits');
    case 'whole':
      return number(name, countOfCell, 'error-number-required');
    case 'length':
      return measure(name, LENGTHS, LENGTHS.cm);
    case 'weight':
      return measure(name, WEIGHTS, WEIGHTS.kg);
  }
}

const number =
  (name: string, read: (cell: ImportCell) => number | null, key: string): Reader<FieldWords> =>
  (cell) => {
    if (cell === '') return given({ [name]: null });
    const value = read(cell);
    return value === null ? { key } : given({ [name]: value });
  };

/**
 * Reads a measure with the unit of the cell or the column.
 * @param usual factor without a unit
 */
const measure =
  (name: string, units: Readonly<Record<string, number>>, usual: number): Reader<FieldWords> =>
  (cell, { name: column }) => {
    if (cell === '') return given({ [name]: null });
    const amount = importedMeasure(cell, units, units[unitOfColumn(column) ?? ''] ?? usual);
    return amount === null ? { key: 'error-import-measure', values: shown(cell) } : given({ [name]: amount });
  };

export function countOfCell(cell: ImportCell): number | null {
  const count = typeof cell === 'number' ? cell : typedCount(cell);
  return Number.isSafeInteger(count) ? count : null;
}

const areaOfCell = (cell: ImportCell): number | null =>
  typeof cell === 'number' ? Math.round(cell * 10) / 10 : typedArea(cell);

const YES = /^(?:да|yes|y|true|1|позволени|разрешени|allowed)$/iu;
const NO = /^(?:не|no|n|false|0|забранени|not allowed|)$/iu;

const flag =
  (name: string): Reader<FieldWords> =>
  (cell) => {
    const text = tidyLine(String(cell));
    if (YES.test(text)) return given({ [name]: true });
    return NO.test(text) ? given({ [name]: false }) : { key: 'error-import-yes-no', values: shown(cell) };
  };
