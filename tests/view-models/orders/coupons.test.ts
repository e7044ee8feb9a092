import { describe, expect, it } from 'vitest';
import { couponOfForm } from '../../../src/core/orders/coupon-form.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { CouponsScreen } from '../../../src/view-models/orders/coupons-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aCheckoutBench } from '../../support/a-checkout.ts';
import { aCouponGateway, aVendorCoupon } from '../../support/a-coupon-gateway.ts';
import { aProduct } from '../../support/a-product.ts';
import { settled } from '../../support/settled.ts';

async function aFilledCart() {
  const bench = aCheckoutBench();
  await bench.cart.add(aProduct(), 2);
  bench.screen.onEnter();
  await settled();
  const { checkout } = bench.screen;
  const apply = (code: string) => {
    checkout.form.set('coupon', code);
    return checkout.coupon.apply(bench.cart.cart);
  };
  return { ...bench, checkout, apply };
}

describe('A coupon in the cart (CART-03)', () => {
  it('reduces the total and is sent with the discount that the buyer saw', async () => {
    const { checkout, apply, fill, gateway } = await aFilledCart();
    await apply(' dom10 ');
    expect(checkout.totalAmount).toBe(9_180 - 918 + 590);
    await fill().submit();
    expect(gateway.inputs('placeOrder')[0]).toMatchObject({ coupon: 'dom10', expectedDiscount: 918 });
  });

  it('is applied by the order if its button was not pressed, or stops it', async () => {
    const { fill, gateway } = await aFilledCart();
    const form = fill({ coupon: 'НЯМА' });
    expect(await form.submit()).toBe(false);
    expect(form.refusal).toBe('error-coupon-unknown');
    expect(gateway.inputs('placeOrder')).toEqual([]);
    form.set('coupon', 'DOM10');
    expect(await form.submit()).toBe(true);
    expect(gateway.inputs('placeOrder')[0]).toMatchObject({ coupon: 'DOM10', expectedDiscount: 918 });
  });

  it('says what is missing to the smallest amount', async () => {
    const { checkout, apply, cart, coupons } = await aFilledCart();
    coupons.coupons = [aVendorCoupon({ minAmount: 10_000 })];
    await apply('DOM10');
    expect(checkout.coupon.missingOf(cart.cart)).toEqual([{ vendor: 'Дом и светлина', amount: 820 }]);
    expect(checkout.coupon.totalOf(cart.cart)).toBe(0);
    cart.changeQuantity(1, 3);
    expect(checkout.coupon.missingOf(cart.cart)).toEqual([]);
    expect(checkout.coupon.totalOf(cart.cart)).toBe(1_377);
  });

  it('shows why a code is refused, and can be removed', async () => {
    const { checkout, apply } = await aFilledCart();
    await apply('');
    expect(checkout.coupon.error).toBe('error-coupon-missing');
    await apply('НЯМА');
    expect(checkout.coupon.error).toBe('error-coupon-unknown');
    await apply('DOM10');
    expect(checkout.coupon).toMatchObject({ code: 'DOM10', error: null });
    checkout.coupon.remove();
    expect([checkout.coupon.code, checkout.form.values.coupon]).toEqual(['', '']);
  });

  it('is checked again after the server refused the order', async () => {
    const { checkout, apply, fill, gateway, coupons } = await aFilledCart();
    await apply('DOM10');
    coupons.coupons = [];
    coupons.refusal = 'error-coupon-used-up';
    gateway.failOnce('placeOrder', new Failure('order-changed', {}, 'conflict'));
    const form = fill({ coupon: 'DOM10' });
    expect(await form.submit()).toBe(false);
    expect(checkout.coupon).toMatchObject({ code: '', error: 'error-coupon-used-up' });
  });
});

describe('The coupons of a vendor (CART-03)', () => {
  const aScreen = async () => {
    const gateway = aCouponGateway([aVendorCoupon()]);
    let made = 0;
    const keys = { make: () => `key-${String((made += 1)).padStart(16, '0')}` };
    const screen = new CouponsScreen(gateway, new Modals(), keys, async () => ({ couponOfForm }));
    await screen.load({ query: {}, params: {}, signal: undefined } as never);
    screen.onEnter();
    return { gateway, screen };
  };

  it('are listed, and stopped or made active again', async () => {
    const { screen } = await aScreen();
    expect(screen.coupons).toMatchObject([{ code: 'DOM10', uses: 2, stopped: false }]);
    await screen.stop(screen.coupons[0]!, true);
    expect(screen.coupons).toMatchObject([{ stopped: true }]);
  });

  it('are added by a form, with another key each', async () => {
    const { screen, gateway } = await aScreen();
    expect(await screen.form.submit()).toBe(false);
    expect(screen.form.errors).toMatchObject({ code: 'error-coupon-code', percent: 'error-coupon-percent' });
    screen.form.set('code', 'пролет');
    screen.form.set('kind', 'amount');
    screen.form.set('amount', '5,00');
    screen.form.set('minAmount', '50');
    expect(await screen.form.submit()).toBe(true);
    expect(gateway.inputs('createCoupon')[0]).toMatchObject({
      code: 'пролет',
      percent: null,
      amount: 500,
      minAmount: 5_000,
      key: 'key-0000000000000001',
    });
    expect(screen.coupons.map(({ code }) => code)).toEqual(['ПРОЛЕТ', 'DOM10']);
    expect(screen.form.values.code).toBe('');
  });
});
