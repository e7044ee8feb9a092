import type { OrderedDelivery } from '../../core/shipping/delivery.ts';
import { useTexts } from '../components/use-texts.ts';

/** Office or locker of a parcel; nothing for an address. */
export function OrderedDeliveryLine({ delivery: { method, office } }: { delivery: OrderedDelivery }) {
  const t = useTexts();
  if (method === 'address' || !office) return null;
  return <p>{t(`order-delivery-${method}`, office)}</p>;
}
