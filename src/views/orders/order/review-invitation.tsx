import { wasDelivered } from '../../../core/orders/order.ts';
import type { Order, VendorOrder } from '../../../core/orders/order.ts';
import { ReviewLinks } from '../../reviews/review-links.tsx';
import { nameIn } from '../../../core/shared/transliteration.ts';
import { useLanguage } from '../../shell/use-page-language.ts';

type Props = { part: VendorOrder } & Pick<Order, 'isOfGuest'>;

/** Links to the reviews of delivered goods and their vendor (TRUST-04). */
export function ReviewInvitation({ part, isOfGuest }: Props) {
  const language = useLanguage();
  if (!wasDelivered(part)) return null;
  const products = part.products.filter(({ quantity, returned }) => quantity + returned > 0);
  const reviewed = [
    ...products.map(({ productId, title }) => ({ subject: `product-${productId}`, title })),
    { subject: `vendor-${part.vendor.id}`, title: nameIn(language, part.vendor.name) },
  ];
  return <ReviewLinks reviewed={reviewed} isOfGuest={isOfGuest} />;
}
