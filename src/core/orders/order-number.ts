import { documentIdIn, documentNumber } from '../shared/document-number.ts';

/** Public number of an order: `U-100123`. */
export const orderNumber = (id: number): string => documentNumber('U', id);

/** Id of an order number, with or without its letter; null for other texts. */
export const orderIdIn = (text: string): number | null => documentIdIn('U', text);
