import { foldForSearch } from '../search-text.ts';

/** Fields that the columns of a file may hold, recognised by the columns' names. */
export class ImportFields<Field extends string = string> {
  readonly all: readonly Field[];
  private readonly byKey: ReadonlyMap<string, Field>;

  /**
   * @param names of the columns of each field; the first field wins where two have the same name.
   * @param repeatable fields that several columns may hold.
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

  /** Field of a column's name; null for an unknown one. The columns of a repeatable field may be numbered. */
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

/** The unit at the end of a column's name, in small letters: `Ширина (см)` has `см`. */
export function unitOfColumn(name: string): string | null {
  return UNIT.exec(name)?.[1]?.toLowerCase() ?? null;
}

/** True if the name of a column says that its prices are in euro. */
export function isEuroColumn(name: string): boolean {
  const unit = unitOfColumn(name);
  return unit === 'eur' || unit === 'евро' || unit === '€';
}

/** Key of a column's name: without its unit, whatever its letters, spaces and signs. */
function columnKey(name: string): string {
  // Folded again as one word: `titleEn` and `title en` are one name.
  return foldForSearch(foldForSearch(name.replace(UNIT, '')).replaceAll(' ', ''));
}
