import { bareCell } from '../../shared/neutral-cell.ts';
import { COUNTRIES, countryName } from '../../shared/countries.ts';
import { foldForSearch } from '../../shared/search-text.ts';
import { htmlToText } from '../../shared/html-to-text.ts';
import { LENGTHS, WEIGHTS } from '../../shared/typed-number.ts';
import { isEuroColumn, unitOfColumn } from './import-fields.ts';
import { pictureAddresses } from './import-pictures.ts';
import type { ImportField } from './product-import.ts';
import { importedCount, importedDays, importedMeasure, importedPrice } from './import-numbers.ts';
import type { ImportCell } from './import-numbers.ts';
import { IMPORT_LIMITS } from './import-columns.ts';
import type { ImportTerms } from './import-terms.ts';
import { EMPTY_PRODUCT } from '../product-content.ts';
import { normaliseLine, tidyLine, withoutInvisible } from '../../shared/tidy-text.ts';
import type { ProductContent } from '../product-content.ts';

/** What is wrong with a row: the column's field (null for the whole row) and why, as a message key with its values. */
export type RowError = {
  field: ImportField | null;
  key: string;
  values?: Record<string, string | number>;
};

/**
 * What a row says of a product; what its file has no column for is not there. `variantOf` is a code, `pictures` are
 * addresses, good or not.
 */
export type GivenProduct = Partial<Omit<ProductContent, 'variantOf'>> & {
  code: string;
  variantOf?: string | null;
  pictures?: string[];
};

/** The words that cells may use. */
export type ImportWords = {
  categories: ImportTerms<number>;
  colours: ImportTerms<string>;
  materials: ImportTerms<string>;
};

/** A column that is taken in: its name, for the unit, and its field. */
export type TakenColumn = { index: number; name: string; field: ImportField };

/** What no column of the database holds: a zero character, half a surrogate pair. */
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\0\p{Cs}]/u;

/** What a table program writes where a formula has no value. */
const FAILED_FORMULA = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/;

/** Text that a table program was kept from reading as a number: `="00123"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/** Fields of texts, in which emoji need invisible joiners. */
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

/** The cell without surrounding spaces; those of numbers, codes and terms also without invisible characters. */
const visible = (cell: string, field: ImportField): string =>
  (TEXTS.has(field) ? cell : withoutInvisible(cell)).trim();

/** The text of a cell without what only keeps it a text. */
function unwrapped(cell: string): string {
  const text = TEXT_FORMULA.exec(cell)?.[1];
  return text === undefined ? bareCell(cell) : text.replaceAll('""', '"').trim();
}

/** Stands for bytes that are no letter in the file's encoding. */
const UNREADABLE = '\uFFFD';

/** Reads a row's cells. What can't be read is an error and is not given. */
export function readImportRow(
  cells: readonly ImportCell[],
  columns: readonly TakenColumn[],
  words: ImportWords,
): { given: GivenProduct; errors: RowError[] } {
  const given: Record<string, unknown> & Pick<GivenProduct, 'code' | 'pictures'> = { code: '' };
  const errors: RowError[] = [];
  for (const { index, name, field } of columns) {
    const cell = cells[index] ?? '';
    if (typeof cell === 'string' && UNSTORABLE.test(cell)) {
      errors.push({ field, key: 'error-import-characters' });
    } else if (typeof cell === 'string' && cell.includes(UNREADABLE)) {
      errors.push({ field, key: 'error-import-letter', values: { text: aroundUnreadable(cell) } });
    } else if (typeof cell === 'string' && FAILED_FORMULA.test(cell.trim())) {
      errors.push({ field, key: 'error-import-formula', values: { text: cell.trim() } });
    } else if (typeof cell === 'string' && cell.length > IMPORT_LIMITS.cell) {
      errors.push({ field, key: 'error-import-cell-too-long', values: { most: IMPORT_LIMITS.cell } });
    } else {
      const read = READERS[field](typeof cell === 'string' ? unwrapped(visible(cell, field)) : cell, {
        name,
        words,
        pictures: given.pictures ?? [],
      });
      if ('key' in read) errors.push({ field, ...read });
      else Object.assign(given, read.given);
    }
  }
  return { given, errors };
}

/** The product as the row would make it of what is there; without anything there, of an empty one. */
export function contentOfRow(
  row: GivenProduct,
  present: ProductContent | null,
  idOfMain: number | null,
): ProductContent {
  const { variantOf, pictures: _, ...given } = row;
  const before = present ?? EMPTY_PRODUCT;
  return { ...before, ...given, variantOf: variantOf === undefined ? before.variantOf : idOfMain };
}

type Read = { given: Record<string, unknown> } | { key: string; values?: Record<string, string | number> };
/** `pictures`: those of the columns before. */
type Context = { name: string; words: ImportWords; pictures: readonly string[] };
type Reader = (cell: ImportCell, context: Context) => Read;

const given = (values: Record<string, unknown>): Read => ({ given: values });

const words =
  (field: keyof ProductContent): Reader =>
  (cell) =>
    given({ [field]: htmlToText(String(cell)) });

const line =
  (field: keyof ProductContent): Reader =>
  (cell) =>
    given({ [field]: htmlToText(String(cell)).replace(/\s*\n\s*/g, ' ') });

/** A long number as a table program rounds it, such as `3,80012E+12`: its last digits are lost. */
const ROUNDED_NUMBER = /^\d(?:[.,]\d+)?e\+\d+$/i;
/** The most digits that a number of a table program keeps. */
const MAX_DIGITS = 15;

/** A code as the product keeps it: the product is found by it. */
const code =
  (codeOf: (code: string) => Record<string, unknown>): Reader =>
  (cell) => {
    const text = normaliseLine(String(cell));
    const isRounded =
      ROUNDED_NUMBER.test(text) || (typeof cell === 'number' && text.replace(/\D/g, '').length > MAX_DIGITS);
    return isRounded ? { key: 'error-import-code-rounded', values: shown(cell) } : given(codeOf(text));
  };

const price =
  (field: 'price' | 'promoPrice'): Reader =>
  (cell, { name }) => {
    if (cell === '') return given({ [field]: null });
    const amount = importedPrice(cell, isEuroColumn(name));
    return amount === null ? { key: 'error-import-price', values: shown(cell) } : given({ [field]: amount });
  };

const measure =
  (
    field: 'width' | 'height' | 'depth' | 'weight',
    units: Readonly<Record<string, number>>,
    usual: number,
  ): Reader =>
  (cell, { name }) => {
    if (cell === '') return given({ [field]: null });
    const amount = importedMeasure(cell, units, units[unitOfColumn(name) ?? ''] ?? usual);
    return amount === null
      ? { key: 'error-import-measure', values: shown(cell) }
      : given({ [field]: amount });
  };

const term =
  (field: 'colour' | 'material', which: 'colours' | 'materials'): Reader =>
  (cell, { words }) => {
    if (cell === '') return given({ [field]: null });
    const value = words[which].find(String(cell));
    return value === null ? unknown(`error-import-${field}`, cell, words[which]) : given({ [field]: value });
  };

/** Categories by name or number; of a path (`Мебели > Маси`) the last one counts. */
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

/** Empty cells leave the days of a new product as they usually are. */
const deliveryDays: Reader = (cell) => {
  if (cell === '') return given({});
  const days = importedDays(cell);
  return days === null
    ? { key: 'error-import-days', values: shown(cell) }
    : given({ deliveryDaysFrom: days.from, deliveryDaysTo: days.to });
};

let countryCodes: ReadonlyMap<string, string> | undefined;

/** Countries by name in both languages, or by code; an empty cell leaves the country as it is. */
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

const READERS: Record<ImportField, Reader> = {
  code: code((text) => ({ code: text })),
  titleBg: line('titleBg'),
  titleEn: line('titleEn'),
  category,
  price: price('price'),
  promoPrice: price('promoPrice'),
  quantity,
  colour: term('colour', 'colours'),
  material: term('material', 'materials'),
  size: (cell) => given({ size: tidyLine(String(cell)) || null }),
  width: measure('width', LENGTHS, LENGTHS.cm),
  height: measure('height', LENGTHS, LENGTHS.cm),
  depth: measure('depth', LENGTHS, LENGTHS.cm),
  weight: measure('weight', WEIGHTS, WEIGHTS.kg),
  deliveryDays,
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
  pictures: (cell, { pictures }) =>
    given({ pictures: [...new Set([...pictures, ...pictureAddresses(String(cell))])] }),
};

const MAX_SHOWN_LENGTH = 60;

/** The cell for a message, with bounds. */
function shown(cell: ImportCell): { text: string } {
  const words = tidyLine(String(cell));
  return {
    text:
      words.length > MAX_SHOWN_LENGTH
        ? `${words.slice(0, MAX_SHOWN_LENGTH).replace(/\p{Cs}/gu, '')}…`
        : words,
  };
}

/** The unreadable letter with those beside it. */
function aroundUnreadable(cell: string): string {
  const at = cell.indexOf(UNREADABLE);
  return tidyLine(cell.slice(Math.max(0, at - 20), at + 21));
}

/** An unknown word, with the known one that may have been meant. */
function unknown(key: string, cell: ImportCell, terms: ImportTerms<unknown>): Read {
  const nearest = terms.nearest(String(cell));
  return nearest === null
    ? { key, values: shown(cell) }
    : { key: `${key}-nearest`, values: { ...shown(cell), nearest } };
}
