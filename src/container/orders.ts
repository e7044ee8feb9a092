import { ContainerModule } from 'inversify';
import { StoredCart } from '../adapters/storage/stored-cart.ts';
import { StoredLastOrder } from '../adapters/storage/stored-last-order.ts';
import { TextStore } from '../adapters/storage/text-store.ts';
import { CartStorage } from '../core/orders/cart-storage.ts';
import { LastOrderStorage } from '../core/orders/last-order.ts';
import { CartViewModel } from '../view-models/orders/cart-view-model.ts';
import { Modals } from '../view-models/site/modals.ts';

/** What every screen needs of cart and orders; the rules of adding load with the first press of the button. */
export const orders = new ContainerModule(({ bind }) => {
  bind(CartStorage).toResolvedValue((store) => new StoredCart(store), [TextStore]);
  bind(LastOrderStorage).toResolvedValue((store) => new StoredLastOrder(store), [TextStore]);
  bind(CartViewModel)
    .toResolvedValue(
      (storage, lastOrder, modals) =>
        new CartViewModel(storage, lastOrder, modals, async () => {
          const { AddToCart } = await import('../core/orders/add-to-cart.ts');
          return new AddToCart(storage);
        }),
      [CartStorage, LastOrderStorage, Modals],
    )
    .inSingletonScope();
});
