import type { FieldErrors } from '../../shared/failure.ts';
import { foldForSearch } from '../../shared/search-text.ts';
import type { GivenProduct } from './import-row.ts';
import { PRODUCT_LIMITS as LIMITS } from '../product-choices.ts';
import { tidyLine } from '../../shared/tidy-text.ts';
import { isElectronicAddress, normaliseElectronicAddress } from '../electronic-address.ts';
import type { ProductContent } from '../product-content.ts';

/** Manufacturer of a product with its contact data; an empty text is unknown. */
export type Manufacturer = Pick<
  ProductContent,
  'manufacturer' | 'manufacturerAddress' | 'manufacturerContact'
>;

export const MANUFACTURER_FIELDS = ['manufacturer', 'manufacturerAddress', 'manufacturerContact'] as const;

/** Source of a manufacturer that the row lacks: entered once for the file, or the shop's profile. */
export const MANUFACTURER_SOURCES = ['file', 'profile'] as const;
export type ManufacturerSource = (typeof MANUFACTURER_SOURCES)[number];

/** A field completed because the row leaves it empty. */
export type FilledField = { field: keyof Manufacturer; value: string; source: ManufacturerSource };

/**
 * Completes the manufacturer of a row (VEND-04). The product's stored data has priority, then the file's,
 * then the shop's company. A row with another manufacturer never gets this one's address.
 */
export function fillManufacturer(
  given: GivenProduct,
  present: Manufacturer | null,
  sources: Record<ManufacturerSource, Manufacturer>,
): { given: GivenProduct; filled: FilledField[] } {
  const { manufacturer, manufacturerAddress, manufacturerContact, ...rest } = given;
  const row: Manufacturer = {
    manufacturer: tidyLine(manufacturer ?? ''),
    manufacturerAddress: tidyLine(manufacturerAddress ?? ''),
    manufacturerContact: tidyLine(manufacturerContact ?? ''),
  };
  const now = withPresent(row, present);
  const filled: FilledField[] = [];
  for (const source of MANUFACTURER_SOURCES) {
    const said = sources[source];
    const had = { ...now };
    const fill = (field: keyof Manufacturer) => {
      now[field] = said[field];
      row[field] = said[field];
      filled.push({ field, value: said[field], source });
    };
    for (const [field, other] of PAIR) {
      if (had[field] !== '' || said[field] === '' || !agree(had[other], said[other], source)) continue;
      fill(field);
    }
    const isTheirs =
      said.manufacturer === '' ? source === 'file' : isSame(now.manufacturer, said.manufacturer);
    if (now.manufacturerContact === '' && said.manufacturerContact !== '' && isTheirs) {
      fill('manufacturerContact');
    }
  }
  // Stored values stay absent, because they may change before the import.
  const known = MANUFACTURER_FIELDS.filter(
    (field) => row[field] !== '' || (field in given && now[field] === ''),
  );
  return { given: { ...rest, ...Object.fromEntries(known.map((field) => [field, row[field]])) }, filled };
}

/** Adds the stored data, but only if the manufacturer is the same. */
function withPresent(row: Manufacturer, present: Manufacturer | null): Manufacturer {
  if (!present) return { ...row };
  const manufacturer = row.manufacturer || present.manufacturer;
  const isSameMaker = isSame(manufacturer, present.manufacturer);
  return {
    manufacturer,
    manufacturerAddress: row.manufacturerAddress || (isSameMaker ? present.manufacturerAddress : ''),
    manufacturerContact: row.manufacturerContact || (isSameMaker ? present.manufacturerContact : ''),
  };
}

const PAIR = [
  ['manufacturer', 'manufacturerAddress'],
  ['manufacturerAddress', 'manufacturer'],
] as const;

/** A single field entered for the file applies to every row; the profile applies only to its company. */
function agree(own: string, said: string, source: ManufacturerSource): boolean {
  return own === '' || isSame(own, said) || (said === '' && source === 'file');
}

const isSame = (one: string, other: string): boolean => foldForSearch(one) === foldForSearch(other);

/** Errors of the manufacturer entered for a file; each field is optional. */
export function refusedManufacturer(said: Manufacturer): FieldErrors {
  const isBad = (field: 'manufacturer' | 'manufacturerAddress') => {
    const { length } = tidyLine(said[field]);
    return length > 0 && (length < LIMITS[field].from || length > LIMITS[field].to);
  };
  const contact = normaliseElectronicAddress(said.manufacturerContact);
  return {
    ...(isBad('manufacturer') && { manufacturer: 'error-manufacturer-required' }),
    ...(isBad('manufacturerAddress') && { manufacturerAddress: 'error-manufacturer-address-required' }),
    ...(contact !== '' &&
      !isElectronicAddress(contact) && { manufacturerContact: 'error-manufacturer-contact-required' }),
  };
}
