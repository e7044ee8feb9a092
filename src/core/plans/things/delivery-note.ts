import type { Delivery } from './deliveries.ts';

type NoteKey =
  | 'plan-delivery-done'
  | 'plan-delivery-by'
  | 'plan-delivery-ordered-late'
  | 'plan-delivery-late'
  | 'plan-delivery-between'
  | 'plan-order-until';

/** What is said of a delivery: its order, or until when to order it, and what to do where that is too late (PLAN-06). */
export function deliveryNote(
  t: (key: NoteKey, values: Record<string, string>) => string,
  { ordered, order, isLate }: Delivery,
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
  return order.from < order.until
    ? t('plan-delivery-between', { from, until })
    : t('plan-order-until', { day: until });
}
