import type { FieldErrors } from '../../shared/failure.ts';
import { foldForSearch } from '../../shared/search-text.ts';
import type { GivenProduct } from './import-row.ts';
import { PRODUCT_LIMITS as LIMITS } from '../product-choices.ts';
import { tidyLine } from '../../shared/tidy-text.ts';
import { isElectronicAddress, normaliseElectronicAddress } from '../electronic-address.ts';
import type { ProductContent } from '../product-content.ts';

/** Who made a product, and where they are found; an empty text is not said. */
export type Manufacturer = Pick<
  ProductContent,
  'manufacturer' | 'manufacturerAddress' | 'manufacturerContact'
>;

export const MANUFACTURER_FIELDS = ['manufacturer', 'manufacturerAddress', 'manufacturerContact'] as const;

/** Where a manufacturer comes from when its row does not say it: said once for the file, or the shop's profile. */
export const MANUFACTURER_SOURCES = ['file', 'profile'] as const;
export type ManufacturerSource = (typeof MANUFACTURER_SOURCES)[number];

/** A field that was filled in, since its row leaves it empty. */
export type FilledField = { field: keyof Manufacturer; value: string; source: ManufacturerSource };

/**
 * The row with the manufacturer that it leaves out (VEND-04): what the product says already stays, else it is what
 * was said for the file, else the shop's company. A row that names another maker never gets this one's address.
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
  // What the product says is left to it: it may change before the rows are taken.
  const known = MANUFACTURER_FIELDS.filter(
    (field) => row[field] !== '' || (field in given && now[field] === ''),
  );
  return { given: { ...rest, ...Object.fromEntries(known.map((field) => [field, row[field]])) }, filled };
}

/** With what the product says: its address belongs to its maker, and not to a new one. */
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

/** What is said for the file of one field alone is meant for every row; the profile speaks of its company only. */
function agree(own: string, said: string, source: ManufacturerSource): boolean {
  return own === '' || isSame(own, said) || (said === '' && source === 'file');
}

const isSame = (one: string, other: string): boolean => foldForSearch(one) === foldForSearch(other);

/** Why what is said for a file can't be taken; each field may be left empty. */
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
