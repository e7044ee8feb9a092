import { normaliseCode } from '../shared/tidy-text.ts';

/** Offset, so that the first order is not `U-1`. */
const FIRST = 100_000;

/** Public number of an order: `U-100123`. */
export function orderNumber(id: number): string {
  return `U-${FIRST + id}`;
}

/** Id of an order number, with or without its letter; null for other texts. */
export function orderIdIn(text: string): number | null {
  const digits = /^(?:u-?)?(\d{6,12})$/i.exec(normaliseCode(text))?.[1];
  const id = Number(digits) - FIRST;
  return id > 0 ? id : null;
}
