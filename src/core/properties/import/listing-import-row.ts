import {
  code,
  given,
  line,
  pictures,
  price,
  shown,
  unknown,
  words,
} from '../../shared/import/cell-readers.ts';
import type { Reader as CellReader } from '../../shared/import/cell-readers.ts';
import { countOfCell, fieldReader } from '../../shared/import/field-readers.ts';
import type { FieldWords } from '../../shared/import/field-readers.ts';
import type { RowError } from '../../shared/import/file-import.ts';
import { importedDay } from '../../shared/import/import-numbers.ts';
import type { ImportCell } from '../../shared/import/import-numbers.ts';
import type { ImportTerms } from '../../shared/import/import-terms.ts';
import { readCells } from '../../shared/import/read-cells.ts';
import type { TakenColumn } from '../../shared/import/read-cells.ts';
import { tidyLine } from '../../shared/tidy-text.ts';
import { mapFields } from '../../shared/fields.ts';
import { coordinatesOf } from '../location.ts';
import type { PropertyContent } from '../property-content.ts';
import { ENERGY_CLASSES } from '../property-choices.ts';
import type { Appliance, PropertyAdvantage } from '../property-choices.ts';
import { PROPERTY_FIELDS } from '../property-fields.ts';
import type { PropertyFieldName } from '../property-fields.ts';
import type { ListingField } from './listing-import-fields.ts';
import type { ListingPlaces } from './listing-places.ts';

/**
 * Content of a listing from a row; fields without a column are absent. `pictures` are addresses, also invalid
 * ones. `notes` are unknown words for the agency to add by hand.
 */
export type GivenListing = Partial<Omit<PropertyContent, 'status' | 'images' | 'plan'>> & {
  code: string;
  pictures?: string[];
  notes?: RowError[];
};

/** Known words of cells, and the current day `YYYY-MM-DD`. */
export type ListingWords = FieldWords & {
  today: string;
  places: ListingPlaces;
  appliances: ImportTerms<Appliance>;
  advantages: ImportTerms<PropertyAdvantage>;
};

type Reader = CellReader<ListingWords>;

/** Values that depend on other cells of the row. */
type RawListing = Omit<GivenListing, 'notes'> & {
  city?: string;
  district?: string;
  latitude?: number | null;
  longitude?: number | null;
  unknownAppliances?: string[];
  unknownAdvantages?: string[];
};

/** Reads a row of an agency's file. An unreadable cell adds an error and no value. */
export function readListingRow(
  cells: readonly ImportCell[],
  columns: readonly TakenColumn<ListingField>[],
  words: ListingWords,
): { given: GivenListing; errors: RowError[] } {
  const read = readCells({ readers: READERS, texts: TEXTS }, cells, columns, words);
  const { city, district, latitude, longitude, unknownAppliances, unknownAdvantages, ...direct } =
    read.given as RawListing;
  const result: GivenListing = direct;
  const errors = [...read.errors];
  if (city !== undefined || district !== undefined) {
    const place = words.places.find(city ?? '', district ?? '');
    errors.push(...place.errors);
    if (place.errors.length === 0) result.district_id = place.district;
  }
  if (latitude !== undefined && longitude !== undefined) {
    const isWhole = latitude !== null && longitude !== null;
    // A single coordinate is invalid; two empty ones delete the place.
    if (!isWhole && latitude !== longitude)
      errors.push({ field: 'coordinates', key: 'error-coordinates-form' });
    else if (!result.gpsCoordinates) result.gpsCoordinates = isWhole ? { latitude, longitude } : null;
  }
  const notes = [
    ...unknownWords('appliances', unknownAppliances),
    ...unknownWords('propertyAdvantages', unknownAdvantages),
  ];
  return { given: notes.length > 0 ? { ...result, notes } : result, errors };
}

function unknownWords(field: ListingField, texts: readonly string[] = []): RowError[] {
  return texts.length === 0 ? [] : [{ field, key: 'import-words-unknown', values: shown(texts.join(', ')) }];
}

const TEXTS: ReadonlySet<ListingField> = new Set(['title', 'description', 'taxDescription']);

/** Floors as `3`, `партер`, `3/8` and `3 от 8`; the second number is the total. */
const floor: Reader = (cell) => {
  if (cell === '') return given({ floor: null });
  const [, of, total] = /^\s*(.+?)\s*(?:\/|от|of)\s*(\d{1,3})\s*$/iu.exec(String(cell)) ?? [];
  const number = countOfCell(of ?? cell);
  if (number === null) return { key: 'error-number-required' };
  return given({ floor: number, ...(total !== undefined && { totalFloors: Number(total) }) });
};

const degrees =
  (field: 'latitude' | 'longitude'): Reader =>
  (cell) => {
    if (cell === '') return given({ [field]: null });
    const number = Number(String(cell).replace(',', '.'));
    return Number.isFinite(number) ? given({ [field]: number }) : { key: 'error-coordinates-form' };
  };

const coordinates: Reader = (cell) => {
  if (cell === '') return given({ gpsCoordinates: null });
  const point = coordinatesOf(String(cell));
  return point ? given({ gpsCoordinates: point }) : { key: 'error-coordinates-form' };
};

/** Words for immediately available: `веднага`. */
const NOW = /^(?:веднага|сега|свободен|свободно|now|immediately)$/iu;

/** Reads days as `2026-12-01` and `1.12.2026 г.`; a past day means available now. */
const availableFrom: Reader = (cell, { words: { today } }) => {
  const text = tidyLine(String(cell));
  if (text === '' || NOW.test(text)) return given({ availableFrom: null });
  const date = importedDay(text);
  if (date === null) return { key: 'error-date-invalid' };
  return given({ availableFrom: date < today ? null : date });
};

const energyClass: Reader = (cell) => {
  const text = tidyLine(String(cell)).toUpperCase();
  if (text === '') return given({ energyClass: null });
  // Cyrillic letters with the same shape are equally common.
  const letter = text.replace('А', 'A').replace('В', 'B').replace('С', 'C').replace('Е', 'E');
  const found = ENERGY_CLASSES.find((one) => one === letter);
  return found ? given({ energyClass: found }) : { key: 'error-choice-required' };
};

/** An empty cell does not change the fees; a new listing has none. */
const commission: Reader = (cell, context) => (cell === '' ? given({}) : price('commission')(cell, context));

/** Reads words separated by commas, semicolons or lines; unknown ones become notes. */
function listOf<Term>(cell: ImportCell, terms: ImportTerms<Term>): { known: Term[]; unknown: string[] } {
  const texts = String(cell)
    .split(/[,;|\n]/)
    .map(tidyLine)
    .filter((text) => text !== '');
  const found = texts.map((text) => ({ text, value: terms.find(text) }));
  return {
    known: [...new Set(found.flatMap(({ value }) => (value === null ? [] : [value])))],
    unknown: found.flatMap(({ text, value }) => (value === null ? [text] : [])),
  };
}

const appliances: Reader = (cell, { words: { appliances: terms } }) => {
  const { known, unknown: unknownAppliances } = listOf(cell, terms);
  return given({
    appliances: known.map((appliance, order) => ({ appliance, order })),
    unknownAppliances,
  });
};

const propertyAdvantages: Reader = (cell, { words: { advantages } }) => {
  const { known, unknown: unknownAdvantages } = listOf(cell, advantages);
  return given({ propertyAdvantages: known, unknownAdvantages });
};

/** Types as `двустаен` and `Двустаен апартамент`. */
const type: Reader = (cell, { words: { choices } }) => {
  const types = choices['type']!;
  const text = tidyLine(String(cell));
  if (text === '') return given({ type: null });
  const value = types.find(text) ?? types.find(text.replace(/\s*\(?(?:апартамент|apartment|flat)\)?/iu, ''));
  return value === null ? unknown('error-import-choice', cell, types) : given({ type: value });
};

const name =
  (field: 'city' | 'district'): Reader =>
  (cell) =>
    given({ [field]: tidyLine(String(cell)) });

const READERS: Record<ListingField, Reader> = {
  ...(mapFields(PROPERTY_FIELDS, fieldReader) as Record<PropertyFieldName, Reader>),
  code: code((text) => ({ code: text })),
  title: line('title'),
  type,
  city: name('city'),
  district: name('district'),
  commission,
  floor,
  energyClass,
  availableFrom,
  coordinates,
  latitude: degrees('latitude'),
  longitude: degrees('longitude'),
  appliances,
  propertyAdvantages,
  description: words('description'),
  taxDescription: words('taxDescription'),
  pictures,
};
