import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Cart } from '../../core/orders/cart/cart.ts';
import type { CheckoutForm } from '../../core/orders/checkout-form.ts';
import { couponDiscount } from '../../core/orders/coupon.ts';
import type { CartCoupon } from '../../core/orders/coupon.ts';
import type { CouponGateway } from '../../core/orders/coupon-gateway.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Form } from '../site/form.ts';
import { unobserved } from '../site/unobserved.ts';

/** Products that are missing to the smallest amount of a coupon, in stotinki. */
export type MissingToCoupon = { vendor: string; amount: number };

/** The coupon of a cart: a typed code, and its terms once the server accepted it (CART-03). */
export class CouponChoice {
  /** Accepted code; empty without one. */
  code = '';
  coupons: readonly CartCoupon[] = [];
  /** Message key of the refusal of the typed code. */
  error: string | null = null;
  busy = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly form: Form<CheckoutForm>,
    private readonly gateway: Pick<CouponGateway, 'checkCoupon'>,
  ) {
    makeAutoObservable<this, 'running'>(this, {
      running: false,
      ...unobserved('form', 'gateway'),
      coupons: observableRef,
    });
  }

  /** Asks the server for the terms of the typed code; one request at a time. */
  apply(cart: Cart): Promise<void> {
    return (this.running ??= this.check(cart).finally(() => {
      this.running = null;
    }));
  }

  /**
   * Applies a typed code before the order, also without its button.
   * @throws Failure `invalid` if it is refused
   */
  async ensureApplied(cart: Cart): Promise<void> {
    if (this.form.values.coupon.trim() === '' || this.code !== '') return;
    await this.apply(cart);
    if (this.error !== null) throw new Failure(this.error, {}, 'invalid');
  }

  /** Applies the code of a restored draft. */
  async resume(cart: Cart): Promise<void> {
    if (this.form.values.coupon !== '') await this.apply(cart);
  }

  remove(): void {
    this.form.set('coupon', '');
    this.code = '';
    this.coupons = [];
    this.error = null;
  }

  /** Discount of all vendors' products, in stotinki. */
  totalOf(cart: Cart): number {
    return cart.groups.reduce((sum, { vendor, totalAmount }) => {
      const coupon = this.coupons.find(({ vendorId }) => vendorId === vendor.id);
      return sum + (coupon ? couponDiscount(coupon, totalAmount) : 0);
    }, 0);
  }

  /** Vendors whose products are below the smallest amount. */
  missingOf(cart: Cart): MissingToCoupon[] {
    return cart.groups.flatMap(({ vendor, totalAmount }) => {
      const coupon = this.coupons.find(({ vendorId }) => vendorId === vendor.id);
      return coupon && totalAmount < coupon.minAmount
        ? [{ vendor: vendor.name, amount: coupon.minAmount - totalAmount }]
        : [];
    });
  }

  private async check(cart: Cart): Promise<void> {
    const coupon = this.form.values.coupon.trim();
    if (cart.isEmpty) return;
    if (coupon === '') {
      this.refuse('error-coupon-missing');
      return;
    }
    this.busy = true;
    try {
      const vendorIds = cart.groups.map(({ vendor }) => vendor.id);
      const { coupons } = await this.gateway.checkCoupon({ coupon, vendorIds });
      runInAction(() => {
        this.code = coupon;
        this.coupons = coupons;
        this.error = null;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.refuse(error.fields['coupon'] ?? error.messageKey);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private refuse(error: string): void {
    runInAction(() => {
      this.error = error;
      this.code = '';
      this.coupons = [];
    });
  }
}
