import type { Field } from '../fields.ts';
import type { Language } from '../language.ts';
import { foldForSearch } from '../search-text.ts';

/** Column names of a field; the first two are the headings of the sample files. */
export type ColumnNames = readonly [bg: string, en: string, ...others: string[]];

/** Fields of an imported file with their known column names. */
export class ImportFields<Field extends string = string> {
  readonly all: readonly Field[];
  private readonly byKey: ReadonlyMap<string, Field>;

  /**
   * @param names of the columns of each field; the first field has priority for equal names
   * @param repeatable fields that may have several columns
   */
  constructor(
    names: Readonly<Record<Field, readonly string[]>>,
    private readonly repeatable: readonly Field[] = [],
  ) {
    this.all = Object.keys(names) as Field[];
    this.byKey = new Map(
      this.all
        .toReversed()
        .flatMap((field) => [field, ...names[field]].map((name) => [columnKey(name), field] as const)),
    );
  }

  /** Field of a column's name; null if unknown. Columns of a repeatable field may be numbered. */
  ofColumn(name: string): Field | null {
    const key = columnKey(name);
    const numbered = this.byKey.get(key.replace(/\d+$/, ''));
    return this.byKey.get(key) ?? (numbered && this.mayRepeat(numbered) ? numbered : null);
  }

  mayRepeat(field: string | null): boolean {
    return this.repeatable.some((one) => one === field);
  }
}

const UNIT =
  /[\s,.([/]+(лв|лева|bgn|евро|eur|€|мм|mm|см|cm|м|m|г|гр|g|gr|кг|kg|бр|броя|pcs|дни|ден|days)\.?\s*[)\]]?\s*$/i;

/** Unit at the end of a column's name, in small letters: `Ширина (см)` has `см`. */
export function unitOfColumn(name: string): string | null {
  return UNIT.exec(name)?.[1]?.toLowerCase() ?? null;
}

/** True if the column's name says that its prices are in euro. */
export function isEuroColumn(name: string): boolean {
  const unit = unitOfColumn(name);
  return unit === 'eur' || unit === 'евро' || unit === '€';
}

const SAMPLE_UNITS: Partial<Record<Field['kind'], Record<Language, string>>> = {
  money: { bg: ', лв.', en: ', BGN' },
  length: { bg: ', см', en: ', cm' },
  weight: { bg: ', кг', en: ', kg' },
};

/** Heading of a field in a sample file, with the unit of a described field. */
export function sampleHeadingOf([bg, en]: ColumnNames, field: Field | undefined, language: Language): string {
  const name = language === 'bg' ? bg : en;
  const unit = field && SAMPLE_UNITS[field.kind]?.[language];
  return name.charAt(0).toUpperCase() + name.slice(1) + (unit ?? '');
}

/** Normalised column name without its unit; case, spaces and signs are ignored. */
function columnKey(name: string): string {
  // Folds twice to make one word: `titleEn` and `title en` are equal.
  return foldForSearch(foldForSearch(name.replace(UNIT, '')).replaceAll(' ', ''));
}
