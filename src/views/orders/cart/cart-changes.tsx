import { useEffect, useRef } from 'react';
import type { CartChange } from '../../../core/orders/cart/renew-cart.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { usePrices } from '../../shell/use-page-language.ts';

export interface CartChangesProps {
  changes: readonly CartChange[];
  /** Number of orders refused because of the changes; each one moves the focus here. */
  rejections: number;
}

/** Changes of products since they were put in the cart, before anything is ordered (CART-06). */
export function CartChanges({ changes, rejections }: CartChangesProps) {
  const t = useTexts();
  const say = useChangeText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rejections > 0) box.current?.focus();
  }, [rejections]);
  if (changes.length === 0 && rejections === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        kind={rejections > 0 ? 'error' : 'warning'}
        title={t(rejections > 0 ? 'order-changed' : 'cart-changes-title')}
      >
        <Stack as="ul" gap="small">
          {changes.map((change) => (
            <li key={`${change.kind}-${change.kind === 'delivery' ? change.vendorId : change.productId}`}>
              {say(change)}
            </li>
          ))}
        </Stack>
      </Alert>
    </div>
  );
}

function useChangeText(): (change: CartChange) => string {
  const t = useTexts();
  const prices = usePrices();
  return (change) => {
    const { kind, title } = change;
    if (kind === 'gone') return t('cart-change-gone', { title });
    if (kind === 'stock') return t('cart-change-stock', { title, count: change.now });
    const values = { title, before: prices.inText(change.before), now: prices.inText(change.now) };
    return t(`cart-change-${kind}`, values);
  };
}
