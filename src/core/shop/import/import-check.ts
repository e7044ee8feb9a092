import type { FieldErrors } from '../../shared/failure.ts';
import type { ImportField } from './product-import.ts';
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

/** The product that a row names, as it is now, with the addresses that its pictures were fetched from. */
export type Present = {
  id: number;
  facts: ProductFacts;
  prices: PriceHistory;
  fetched: ReadonlySet<string>;
};

/**
 * A row as checked: what it would do; for a changed product the fields that change, and how many pictures come.
 * The errors of a good row are notes: pictures that can't be had, and a promo that buyers will see as a plain price.
 */
export type CheckedRow = {
  action: RowAction;
  errors: RowError[];
  changed: (keyof ProductContent)[];
  newPictures: number;
  command: ProductCommand | null;
};

/**
 * The effect of a row on the shop: the rules are those of the product's form (VEND-04), and a row that says what
 * the product says already does nothing (VEND-06).
 * @param unread what could not be read in its cells.
 * @param idOfMain of the product that the row names as its main one.
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
  // An unreadable cell is not reported as missing again.
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

/** Refusals of a product's fields as errors of a row. */
export function rowErrors(fields: FieldErrors): RowError[] {
  return Object.entries(fields).map(([name, key]) => ({
    field: FIELD_OF[name] ?? (name as ImportField),
    key,
  }));
}

/** The column's field where the product's has another name. */
const FIELD_OF: Record<string, ImportField> = {
  categoryId: 'category',
  deliveryDaysFrom: 'deliveryDays',
  deliveryDaysTo: 'deliveryDays',
};
