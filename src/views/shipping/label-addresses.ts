import type { LabelFormat } from '../../core/shipping/shipment.ts';

/** Address of the labels of orders as one PDF (SHIP-05). */
export function labelsAddress(ids: readonly number[], format: LabelFormat, access: string | null): string {
  return documentAddress('/labels.pdf', ids, { format }, access);
}

/** Address of the packing lists of orders as one PDF. */
export function packingListsAddress(ids: readonly number[], language: string, access: string | null): string {
  return documentAddress('/packing-lists.pdf', ids, { language }, access);
}

function documentAddress(
  path: string,
  ids: readonly number[],
  values: Record<string, string>,
  access: string | null,
): string {
  const query = new URLSearchParams({ ids: ids.join(','), ...values, ...(access !== null && { access }) });
  return `${path}?${query.toString()}`;
}
