import { COUNTRIES, countryName } from '../../shared/countries.ts';
import { code, given, line, pictures, shown, unknown, words } from '../../shared/import/cell-readers.ts';
import type { Reader as CellReader } from '../../shared/import/cell-readers.ts';
import { fieldReader } from '../../shared/import/field-readers.ts';
import type { FieldWords } from '../../shared/import/field-readers.ts';
import { importedCount, importedDay, importedDays } from '../../shared/import/import-numbers.ts';
import type { ImportCell } from '../../shared/import/import-numbers.ts';
import type { ImportTerms } from '../../shared/import/import-terms.ts';
import { readCells } from '../../shared/import/read-cells.ts';
import type { TakenColumn } from '../../shared/import/read-cells.ts';
import type { RowError } from '../../shared/import/file-import.ts';
import { foldForSearch } from '../../shared/search-text.ts';
import { tidyLine } from '../../shared/tidy-text.ts';
import { mapFields } from '../../shared/fields.ts';
import { EMPTY_PRODUCT } from '../product-content.ts';
import type { ProductContent } from '../product-content.ts';
import { PRODUCT_FIELDS } from '../product-fields.ts';
import type { ProductFieldName } from '../product-fields.ts';
import { givenDays } from '../promotion.ts';
import type { ImportField } from './import-fields.ts';

/**
 * Content of a product from a row; fields without a column are absent. `variantOf` is a code; `pictures` are
 * addresses, also invalid ones.
 */
export type GivenProduct = Partial<Omit<ProductContent, 'variantOf'>> & {
  code: string;
  variantOf?: string | null;
  pictures?: string[];
};

export type ImportWords = FieldWords & { categories: ImportTerms<number> };

/** Text fields, where emoji need invisible joiners. */
const TEXTS: ReadonlySet<ImportField> = new Set([
  'titleBg',
  'titleEn',
  'descriptionBg',
  'descriptionEn',
  'manufacturer',
  'manufacturerAddress',
  'responsibleName',
  'responsibleAddress',
  'safetyBg',
  'safetyEn',
]);

/** Reads a row's cells. An unreadable cell adds an error and no value. */
export function readImportRow(
  cells: readonly ImportCell[],
  columns: readonly TakenColumn<ImportField>[],
  words: ImportWords,
): { given: GivenProduct; errors: RowError[] } {
  return readCells({ readers: READERS, texts: TEXTS }, cells, columns, words);
}

/** Content of the product with the row applied to the stored or an empty one. */
export function contentOfRow(
  row: GivenProduct,
  present: ProductContent | null,
  idOfMain: number | null,
): ProductContent {
  const { variantOf, pictures: _, ...given } = row;
  const before = present ?? EMPTY_PRODUCT;
  return {
    ...before,
    ...given,
    ...givenDays(given, before),
    variantOf: variantOf === undefined ? before.variantOf : idOfMain,
  };
}

type Reader = CellReader<ImportWords>;

/** Reads categories by name or number; the last part of a path (`Мебели > Маси`) counts. */
const category: Reader = (cell, { words }) => {
  if (cell === '') return { key: 'error-category-required' };
  const value = words.categories.find(String(cell).split('>').at(-1) ?? '');
  return value === null
    ? unknown('error-import-category', cell, words.categories)
    : given({ categoryId: value });
};

const quantity: Reader = (cell) => {
  if (cell === '') return { key: 'error-stock-required' };
  const count = importedCount(cell);
  return count === null ? { key: 'error-import-stock', values: shown(cell) } : given({ quantity: count });
};

/** A new product has the default days if the cell is empty. */
const deliveryDays: Reader = (cell) => {
  if (cell === '') return given({});
  const days = importedDays(cell);
  return days === null
    ? { key: 'error-import-days', values: shown(cell) }
    : given({ deliveryDaysFrom: days.from, deliveryDaysTo: days.to });
};

const promotionDay =
  (field: 'promoFrom' | 'promoUntil'): Reader =>
  (cell) => {
    const text = tidyLine(String(cell));
    if (text === '') return given({ [field]: null });
    const day = importedDay(text);
    return day === null ? { key: 'error-date-invalid' } : given({ [field]: day });
  };

let countryCodes: ReadonlyMap<string, string> | undefined;

/** Reads countries by name in both languages, or by code; an empty cell changes nothing. */
const country: Reader = (cell) => {
  const text = tidyLine(String(cell));
  if (text === '') return given({});
  countryCodes ??= new Map(
    COUNTRIES.flatMap((code) =>
      [code, countryName(code, 'bg'), countryName(code, 'en')].map(
        (name) => [foldForSearch(name), code] as const,
      ),
    ),
  );
  const code = countryCodes.get(foldForSearch(text));
  return code === undefined
    ? { key: 'error-import-country', values: shown(cell) }
    : given({ manufacturerCountry: code });
};

const {
  deliveryDaysFrom: _,
  deliveryDaysTo: __,
  ...READ_ALIKE
} = mapFields(PRODUCT_FIELDS, (name, field) => fieldReader(name, field, `error-import-${name}`)) as Record<
  ProductFieldName,
  Reader
>;

const READERS: Record<ImportField, Reader> = {
  ...READ_ALIKE,
  code: code((text) => ({ code: text })),
  titleBg: line('titleBg'),
  titleEn: line('titleEn'),
  category,
  quantity,
  deliveryDays,
  promoFrom: promotionDay('promoFrom'),
  promoUntil: promotionDay('promoUntil'),
  descriptionBg: words('descriptionBg'),
  descriptionEn: words('descriptionEn'),
  manufacturer: line('manufacturer'),
  manufacturerAddress: line('manufacturerAddress'),
  manufacturerContact: line('manufacturerContact'),
  manufacturerCountry: country,
  responsibleName: line('responsibleName'),
  responsibleAddress: line('responsibleAddress'),
  responsibleContact: line('responsibleContact'),
  safetyBg: words('safetyBg'),
  safetyEn: words('safetyEn'),
  variantOf: code((text) => ({ variantOf: text || null })),
  pictures,
};
