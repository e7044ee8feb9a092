import assert from 'node:assert/strict';
import { pathOf } from '../../src/core/site/paths.ts';
import type { CheckoutForm } from '../../src/core/orders/checkout-form.ts';
import { CartScreen } from '../../src/view-models/orders/cart-screen.ts';
import { ProductScreen } from '../../src/view-models/shop/product-screen.ts';
import { DETAILS } from './shopper.ts';
import type { Visitor } from './visitor.ts';
import type { ShopWorld } from './world.ts';

/** Opens the product's page and adds pieces of it to the cart. */
export async function putInCart(
  world: ShopWorld,
  visitor: Visitor,
  title: string,
  quantity: number,
  notes = '',
): Promise<void> {
  const id = await (await world.goods()).productId(title);
  await visitor.arrive(pathOf('Product', visitor.host.includes('home') ? 'en' : 'bg', { id }));
  const screen = visitor.screen(ProductScreen);
  screen.setQuantity(quantity);
  screen.setNotes(notes);
  await screen.addToCart();
}

/** Opens the cart's page and fills in the order's form. */
export async function fillCheckout(
  visitor: Visitor,
  changes: Partial<CheckoutForm> = {},
): Promise<CartScreen> {
  await visitor.arrive(pathOf('Cart', visitor.language));
  const screen = visitor.screen(CartScreen);
  const { form } = screen.checkout;
  const filled = { ...DETAILS, termsAccepted: true, ...changes };
  for (const [name, value] of Object.entries(filled)) form.set(name as keyof CheckoutForm, value as never);
  return screen;
}

/** Orders the cart. @throws the server's failure */
export async function order(visitor: Visitor, changes: Partial<CheckoutForm> = {}): Promise<void> {
  const { checkout } = await fillCheckout(visitor, changes);
  const accepted = await checkout.form.submit();
  assert.ok(accepted, `refused: ${JSON.stringify(checkout.form.errors)} ${checkout.form.refusal}`);
  await visitor.settled();
}
