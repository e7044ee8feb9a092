import type { FieldErrors } from '../../shared/failure.ts';
import type { ImportField } from './import-fields.ts';
import { fetchedAddresses, pictureErrors } from '../../shared/import/import-pictures.ts';
import { contentOfRow } from './import-row.ts';
import type { GivenProduct } from './import-row.ts';
import type { RowAction, RowError } from '../../shared/import/file-import.ts';
import { MAX_PICTURES } from '../product-choices.ts';
import { isPromoWithoutReduction, NO_PRICE_HISTORY } from '../prior-price.ts';
import type { PriceHistory } from '../prior-price.ts';
import { ProductCommand } from '../product-command.ts';
import { changedFields } from '../product-content.ts';
import type { ProductContent, ProductFacts } from '../product-content.ts';

/** Stored product of a row, with the source addresses of its pictures. */
export type Present = {
  id: number;
  facts: ProductFacts;
  prices: PriceHistory;
  fetched: ReadonlySet<string>;
};

/**
 * A checked row: its action, the changed fields of a changed product, and the number of pictures. Errors of a
 * valid row are notes: unusable pictures, and a promo that buyers see as a plain price.
 */
export type CheckedRow = {
  action: RowAction;
  errors: RowError[];
  changed: (keyof ProductContent)[];
  newPictures: number;
  command: ProductCommand | null;
};

/**
 * Checks a row by the rules of the product's form (VEND-04). A row equal to the product changes nothing
 * (VEND-06).
 * @param unread errors of unreadable cells
 * @param idOfMain id of the main product named by the row
 */
export function checkRow(
  given: GivenProduct,
  unread: readonly RowError[],
  present: Present | null,
  idOfMain: number | null,
): CheckedRow {
  const content = contentOfRow(given, present?.facts ?? null, idOfMain);
  const command = new ProductCommand(content);
  const known = new Set(unread.map(({ field }) => field));
  // An unreadable cell is not also reported as missing.
  const refused = rowErrors(command.errors()).filter(({ field }) => field === null || !known.has(field));
  const errors = [...unread, ...refused];
  if (errors.length > 0) return { action: 'bad', errors, changed: [], newPictures: 0, command: null };
  const { pictures = [] } = given;
  const newPictures = fetchedAddresses(pictures, MAX_PICTURES).filter(
    (address) => !present?.fetched.has(address),
  ).length;
  const notes = [
    ...pictureErrors(pictures, MAX_PICTURES),
    ...promoNotes(command, present?.prices ?? NO_PRICE_HISTORY),
  ];
  const good = { errors: notes, newPictures, command };
  if (!present) return { ...good, action: 'add', changed: [] };
  const changed = changedFields(present.facts, command.tidied);
  return { ...good, action: changed.length + newPictures > 0 ? 'change' : 'same', changed };
}

function promoNotes(command: ProductCommand, prices: PriceHistory): RowError[] {
  if (!isPromoWithoutReduction(command.tidied, prices)) return [];
  const { lowestPrice } = prices;
  return lowestPrice === null
    ? [{ field: 'promoPrice', key: 'promo-no-earlier-price' }]
    : [{ field: 'promoPrice', key: 'import-promo-not-lowest', values: { price: lowestPrice } }];
}

export function rowErrors(fields: FieldErrors): RowError[] {
  return Object.entries(fields).map(([name, key]) => ({
    field: FIELD_OF[name] ?? (name as ImportField),
    key,
  }));
}

/** Import field for product fields with another name. */
const FIELD_OF: Record<string, ImportField> = {
  categoryId: 'category',
  deliveryDaysFrom: 'deliveryDays',
  deliveryDaysTo: 'deliveryDays',
};
