import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { aCheckoutBench } from '../../support/a-checkout.ts';
import { aVendor, aProduct } from '../../support/a-product.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { anOffice, aShippingGateway, deliveryOptions } from '../../support/a-shipping-gateway.ts';

const LOCKER = anOffice({
  id: 4,
  kind: 'locker',
  name: 'Автомат',
  limits: { weight: 20_000, sides: [600, 450, 360] },
});

/** Checkout with one product of a vendor for 5.90 leva. */
async function aDelivery(
  store = new MemoryTextStore(),
  gateway = aShippingGateway([anOffice(), LOCKER], [deliveryOptions()]),
) {
  const product = aProduct({ vendor: aVendor({ id: 7, deliveryPrice: 590 }) });
  const bench = aCheckoutBench(store, aProductCatalogue([product]), gateway);
  await bench.cart.add(product);
  const { checkout } = bench.screen;
  await checkout.delivery.load(bench.cart.cart);
  return { ...bench, checkout, delivery: checkout.delivery, shipping: gateway };
}

describe('The delivery in the checkout (SHIP-01)', () => {
  it('goes to the address first, at the price of that option', async () => {
    const { delivery, checkout, cart } = await aDelivery();
    expect(delivery.of(7)).toEqual({ vendorId: 7, method: 'address', officeId: null });
    expect(checkout.totalAmount).toBe(cart.cart.totalProductsAmount + 590);
    expect(checkout.needsAddress).toBe(true);
  });

  it('opens the offices when one is needed, and then needs no address', async () => {
    const { delivery, checkout, cart } = await aDelivery();
    delivery.choose(7, 'office');
    expect(delivery.picking?.picker.kind).toBe('office');
    delivery.chooseOffice(anOffice());
    expect(delivery.picking).toBeNull();
    expect(delivery.officeOf(7)?.name).toBe('Офис „Лозенец“');
    expect(checkout.totalAmount).toBe(cart.cart.totalProductsAmount + 480);
    expect(checkout.needsAddress).toBe(false);
  });

  it('forgets the office after a change to a locker', async () => {
    const { delivery } = await aDelivery();
    delivery.choose(7, 'office');
    delivery.chooseOffice(anOffice());
    delivery.choose(7, 'locker');
    expect(delivery.of(7)).toEqual({ vendorId: 7, method: 'locker', officeId: null });
  });

  it('has the office of the last order after a reload', async () => {
    const store = new MemoryTextStore();
    const { delivery } = await aDelivery(store);
    delivery.choose(7, 'office');
    delivery.chooseOffice(anOffice());
    const again = await aDelivery(store);
    expect(again.delivery.of(7)).toEqual({ vendorId: 7, method: 'office', officeId: 3 });
    expect(again.delivery.officeOf(7)?.city).toBe('София');
  });

  it('costs the flat price while the options cannot be loaded, and loads them again', async () => {
    const gateway = aShippingGateway([], [deliveryOptions()]);
    gateway.failOnce('deliveryOptions', new Failure('error-unreachable', {}, 'unreachable'));
    const { delivery, cart } = await aDelivery(new MemoryTextStore(), gateway);
    expect([delivery.options.size, delivery.totalOf(cart.cart)]).toEqual([0, 590]);
    await delivery.load(cart.cart);
    expect(delivery.options.size).toBe(1);
  });

  it('asks once for the same cart', async () => {
    const { delivery, cart, shipping } = await aDelivery();
    await delivery.load(cart.cart);
    const asked = shipping.inputs('deliveryOptions').length;
    await delivery.load(cart.cart);
    expect(shipping.inputs('deliveryOptions')).toHaveLength(asked);
  });
});

describe('The search for an office', () => {
  it('marks places that do not accept the parcel (SHIP-02)', async () => {
    const { delivery } = await aDelivery();
    delivery.choose(7, 'office');
    const picker = delivery.picking?.picker;
    expect([picker?.problemOf(anOffice()), picker?.problemOf(LOCKER)]).toEqual([null, 'delivery-too-long']);
  });

  it('uses the position of the device and drops the text', async () => {
    const { delivery, shipping } = await aDelivery();
    delivery.choose(7, 'office');
    const picker = delivery.picking?.picker;
    await picker?.search('Варна');
    await picker?.findNear();
    expect(picker?.text).toBe('');
    expect(shipping.inputs('courierOffices').at(-1)).toMatchObject({ latitude: 42.67, longitude: 23.32 });
  });

  it('shows an error and the earlier places', async () => {
    const { delivery, shipping } = await aDelivery();
    delivery.choose(7, 'office');
    const picker = delivery.picking?.picker;
    await picker?.search('София');
    shipping.failOnce('courierOffices', new Failure('error-unreachable', {}, 'unreachable'));
    await picker?.search('Варна');
    expect([picker?.error, picker?.offices.length, picker?.state]).toEqual(['error-unreachable', 1, 'ready']);
  });
});
