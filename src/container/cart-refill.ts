import type { ContainerModuleLoadOptions } from 'inversify';
import { OrderPlaced } from '../core/orders/order-placed.ts';
import { ProductCatalogue } from '../core/shop/product-catalogue.ts';
import { CartRefill } from '../view-models/orders/cart-refill.ts';
import { CartViewModel } from '../view-models/orders/cart-view-model.ts';
import { Modals } from '../view-models/site/modals.ts';

/** The way of an order's goods back into the cart, bound with the first screen that needs it. */
export function bindCartRefill({ bind, isBound }: ContainerModuleLoadOptions): void {
  if (isBound(CartRefill)) return;
  bind(CartRefill).toResolvedValue(
    (cart, catalogue, modals, placed) => new CartRefill(cart, catalogue, modals, placed),
    [CartViewModel, ProductCatalogue, Modals, OrderPlaced],
  );
}
