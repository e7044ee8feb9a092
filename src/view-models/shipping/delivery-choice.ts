import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Cart, CartGroup } from '../../core/orders/cart/cart.ts';
import type { CheckoutForm } from '../../core/orders/checkout-form.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Canceller } from '../../core/shared/failure.ts';
import { officeKindOf } from '../../core/shipping/delivery.ts';
import type { DeliveryMethod, VendorDelivery, VendorDeliveryOptions } from '../../core/shipping/delivery.ts';
import type { CourierOffice } from '../../core/shipping/courier-office.ts';
import { initialDelivery } from '../../core/shipping/preferred-delivery.ts';
import type { PreferredDeliveryStorage } from '../../core/shipping/preferred-delivery.ts';
import type { ShippingGateway } from '../../core/shipping/shipping-gateway.ts';
import type { Geolocation } from '../../core/site/geolocation.ts';
import type { Form } from '../site/form.ts';
import { unobserved } from '../site/unobserved.ts';
import { OfficePicker } from './office-picker.ts';

/** Delivery of each vendor's parcel in the checkout (SHIP-01, SHIP-04). */
export class DeliveryChoice {
  /** Options by vendor; empty before they are loaded and after an error: then all go to the address. */
  options: ReadonlyMap<number, VendorDeliveryOptions> = new Map();
  /** Chosen offices by id, for their names. */
  offices: ReadonlyMap<number, CourierOffice> = new Map();
  /** Open picker and its vendor. */
  picking: { vendorId: number; picker: OfficePicker } | null = null;
  private request: Canceller | null = null;
  private requested = '';

  constructor(
    private readonly form: Form<CheckoutForm>,
    private readonly gateway: ShippingGateway,
    private readonly storage: PreferredDeliveryStorage,
    private readonly geolocation: Geolocation,
    private readonly newAbort: () => Canceller,
  ) {
    makeAutoObservable(this, {
      ...unobserved('form', 'gateway', 'storage', 'geolocation', 'newAbort', 'request', 'requested'),
      options: observableRef,
      offices: observableRef,
    });
  }

  /** Loads the options after a change of the cart, the offices or the city. An error leaves the flat prices. */
  async load(cart: Cart): Promise<void> {
    const products = cart.lines().map(({ product: { id, quantity } }) => ({ id, quantity }));
    const input = { products, deliveries: this.form.values.deliveries, city: this.form.values.city.trim() };
    const content = JSON.stringify(input);
    if (products.length === 0 || content === this.requested) return;
    this.request?.abort();
    const request = this.newAbort();
    this.request = request;
    this.requested = content;
    try {
      const { data } = await this.gateway.deliveryOptions(input, request.signal);
      if (this.request === request) this.take(data);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (this.request === request) this.requested = '';
    }
  }

  /** Chosen delivery of a vendor; the address until options are known. */
  of(vendorId: number): VendorDelivery {
    const chosen = this.form.values.deliveries.find((one) => one.vendorId === vendorId);
    return chosen ?? { vendorId, method: 'address', officeId: null };
  }

  officeOf(vendorId: number): CourierOffice | null {
    const { officeId } = this.of(vendorId);
    return officeId === null ? null : (this.offices.get(officeId) ?? null);
  }

  /** Price of the vendor's delivery in stotinki. */
  priceOf({ vendor }: Pick<CartGroup, 'vendor'>): number {
    const { method } = this.of(vendor.id);
    const option = this.options.get(vendor.id)?.options.find((one) => one.method === method);
    return option?.price ?? vendor.deliveryPrice;
  }

  totalOf(cart: Cart): number {
    return cart.groups.reduce((sum, group) => sum + this.priceOf(group), 0);
  }

  choose(vendorId: number, method: DeliveryMethod): void {
    const { officeId } = this.of(vendorId);
    const office = officeId === null ? null : this.offices.get(officeId);
    const isSameKind = office?.kind === officeKindOf(method);
    this.set({ vendorId, method, officeId: isSameKind ? officeId : null });
    if (method === 'address') this.storage.write({ method, office: null });
    if (method !== 'address' && !isSameKind) this.openPicker(vendorId);
  }

  openPicker(vendorId: number): void {
    const options = this.options.get(vendorId);
    const kind = officeKindOf(this.of(vendorId).method);
    if (!options?.courier || !kind) return;
    const city = this.officeOf(vendorId)?.city ?? this.form.values.city.trim();
    const picker = new OfficePicker(
      kind,
      options.courier,
      options.parcel,
      city,
      this.gateway,
      this.geolocation,
      this.newAbort,
    );
    this.picking = { vendorId, picker };
    void picker.search();
  }

  closePicker(): void {
    this.picking?.picker.close();
    this.picking = null;
  }

  /** Chooses an office for this and the next order: for the vendor, and for other vendors with its courier that have none yet. */
  chooseOffice(office: CourierOffice): void {
    const { picking } = this;
    if (!picking) return;
    this.offices = new Map([...this.offices, [office.id, office]]);
    this.set({ vendorId: picking.vendorId, method: office.kind, officeId: office.id });
    for (const { vendorId, method, officeId } of this.form.values.deliveries) {
      const isOpen = method === office.kind && officeId === null;
      if (isOpen && this.options.get(vendorId)?.courier === office.courier) {
        this.set({ vendorId, method, officeId: office.id });
      }
    }
    this.storage.write({ method: office.kind, office });
    this.closePicker();
  }

  private take(data: readonly VendorDeliveryOptions[]): void {
    const preferred = this.storage.read();
    runInAction(() => {
      this.options = new Map(data.map((one) => [one.vendorId, one]));
      if (preferred?.office && !this.offices.has(preferred.office.id)) {
        this.offices = new Map([...this.offices, [preferred.office.id, preferred.office]]);
      }
      for (const options of data) {
        const chosen = this.form.values.deliveries.find(({ vendorId }) => vendorId === options.vendorId);
        const option = options.options.find(({ method }) => method === chosen?.method);
        const isKnown = chosen?.officeId == null || this.offices.has(chosen.officeId);
        if (!chosen || !option || option.problem !== null || !isKnown)
          this.form.adopt({ deliveries: this.with(initialDelivery(options, preferred)) });
      }
    });
  }

  private set(delivery: VendorDelivery): void {
    this.form.set('deliveries', this.with(delivery));
  }

  private with(delivery: VendorDelivery): VendorDelivery[] {
    const others = this.form.values.deliveries.filter(({ vendorId }) => vendorId !== delivery.vendorId);
    return [...others, delivery];
  }
}
