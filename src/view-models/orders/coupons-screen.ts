import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { EMPTY_COUPON } from '../../core/orders/coupon-form.ts';
import type { CouponForm, couponOfForm } from '../../core/orders/coupon-form.ts';
import type { CouponGateway, VendorCoupon } from '../../core/orders/coupon-gateway.ts';
import type { KeyGenerator } from '../../core/shared/id.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import type { Head, Screen, Visit } from '../site/screen.ts';
import { unobserved } from '../site/unobserved.ts';

/** Coupons of a vendor, with the form of a new one (CART-03). */
export class CouponsScreen implements Screen {
  readonly head: Head = { title: { key: 'coupons-title' } };
  readonly form: Form<CouponForm>;
  coupons: readonly VendorCoupon[] = [];
  private key = '';

  constructor(
    private readonly gateway: CouponGateway,
    private readonly modals: Modals,
    private readonly keys: KeyGenerator,
    private readonly rules: () => Promise<{ couponOfForm: typeof couponOfForm }>,
  ) {
    this.form = new Form<CouponForm>(EMPTY_COUPON, {
      check: async (form) => (await rules()).couponOfForm(form).errors,
      submit: (form) => this.create(form),
    });
    makeAutoObservable(this, {
      ...unobserved('head', 'form', 'gateway', 'modals', 'keys', 'rules', 'key'),
      coupons: observableRef,
    });
  }

  async load({ signal }: Visit): Promise<void> {
    const { coupons } = await this.gateway.vendorCoupons({}, signal);
    this.show(coupons);
  }

  /** Keys are made in the browser only. */
  onEnter(): void {
    this.key = this.keys.make();
  }

  /** Stops a coupon, or makes it active again. */
  async stop({ id }: VendorCoupon, stopped: boolean): Promise<void> {
    try {
      this.show((await this.gateway.stopCoupon({ id, stopped })).coupons);
      this.modals.notify('success', stopped ? 'coupon-stopped-done' : 'coupon-active-done');
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  private async create(form: CouponForm): Promise<void> {
    const { input } = (await this.rules()).couponOfForm(form);
    this.show((await this.gateway.createCoupon({ ...input, key: this.key })).coupons);
    this.key = this.keys.make();
    this.form.reset();
    this.modals.notify('success', 'coupon-added');
  }

  private show(coupons: readonly VendorCoupon[]): void {
    runInAction(() => {
      this.coupons = coupons;
    });
  }
}
