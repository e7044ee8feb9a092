import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef } from 'react';
import { lazySection } from '../components/load-part.ts';
import { CartViewModel } from '../../view-models/orders/cart-view-model.ts';
import { useService } from './services.tsx';
import { classNames } from '../components/class-names.tsx';

const CartToast = lazySection(() => import('./cart-toast.tsx').then((module) => module.CartToast));

/** In milliseconds; paused while the notice has the focus. */
const SHOWN_FOR = 8_000;

/** A notice about a product added to the cart, in a live region that exists beforehand. */
export const AddedNotice = observer(function AddedNotice() {
  const cart = useService(CartViewModel);
  const { added } = cart;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!added) return;
    const timer = window.setInterval(() => {
      if (!place.current?.matches(':focus-within, :hover')) cart.dismissAdded();
    }, SHOWN_FOR);
    return () => window.clearInterval(timer);
  }, [added, cart]);
  return (
    <div className={classNames('added-place')} ref={place} role="status" data-print="hide">
      {added && (
        <Suspense>
          <CartToast title={added.title} />
        </Suspense>
      )}
    </div>
  );
});
