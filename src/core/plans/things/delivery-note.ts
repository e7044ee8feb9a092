import type { Delivery } from './deliveries.ts';

type NoteKey =
  | 'plan-delivery-done'
  | 'plan-delivery-by'
  | 'plan-delivery-ordered-late'
  | 'plan-delivery-late'
  | 'plan-delivery-after-keys'
  | 'plan-delivery-between'
  | 'plan-order-until';

/** Text of a delivery: its order, or the days to order it, with advice if it is too late (PLAN-06). */
export function deliveryNote(
  t: (key: NoteKey, values: Record<string, string>) => string,
  { ordered, order, comes, keysBy, isLate }: Delivery,
  said: (day: string) => string,
): string {
  if (ordered) {
    const { number, deliveredOn } = ordered;
    if (deliveredOn !== null) return t('plan-delivery-done', { number });
    return t(isLate ? 'plan-delivery-ordered-late' : 'plan-delivery-by', { number });
  }
  if (!order) return '';
  const [from, until] = [said(order.from), said(order.until)];
  if (isLate) return t('plan-delivery-late', { day: until });
  if (keysBy !== null && comes) {
    return t('plan-delivery-after-keys', { from, first: said(comes.from), last: said(comes.to) });
  }
  return order.from < order.until
    ? t('plan-delivery-between', { from, until })
    : t('plan-order-until', { day: until });
}
