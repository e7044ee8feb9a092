import { isNumber } from '../../shared/fields.ts';
import type { Field } from '../../shared/fields.ts';
import type { ProductFacts } from '../product-content.ts';
import { PRODUCT_FIELDS } from '../product-fields.ts';
import type { ImportField } from './import-fields.ts';

/**
 * A product with what the import names by words: its category, the code of the main product, and the addresses of its
 * pictures, separated by spaces.
 */
export type ExportedProduct = Omit<ProductFacts, 'variantOf'> & {
  category: string;
  variantOf: string | null;
  pictures: string;
};

/** Divisors of stored numbers: stotinki to leva, mm to cm, g to kg. */
const DIVISORS: Partial<Record<Field['kind'], number>> = { money: 100, length: 10, weight: 1_000, area: 1 };

/**
 * Cell of a product that the import reads as the same value (SHIP-12). Fields of the import that are no
 * column of their own have the value with their name.
 * @param wordOf visible word of a choice
 */
export function exportedCell(
  field: ImportField,
  product: ExportedProduct,
  wordOf: (kind: string, word: string) => string,
): string | number | null {
  if (field === 'deliveryDays') return `${product.deliveryDaysFrom}-${product.deliveryDaysTo}`;
  const value = product[field];
  if (value === null || value === undefined) return null;
  const described: Field | undefined = (PRODUCT_FIELDS as Record<string, Field>)[field];
  if (described?.kind === 'choice') return wordOf(field, String(value));
  if (described && isNumber(described)) return Number(value) / (DIVISORS[described.kind] ?? 1);
  return value;
}
