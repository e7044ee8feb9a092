import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { Language } from '../../core/shared/language.ts';
import type { ShippingCourier } from '../../core/shipping/courier-office.ts';
import type { DeliveryMethod } from '../../core/shipping/delivery.ts';
import { chosenMethods, DELIVERY_LIMITS } from '../../core/shipping/delivery-settings.ts';
import {
  deliverySettingsOf,
  EMPTY_DELIVERY,
  EMPTY_ROW,
  priceColumns,
  tidyDeliveryDraft,
  typedDeliveryOf,
} from '../../core/shipping/delivery-settings-form.ts';
import type { TypedDelivery, TypedWeightPrice } from '../../core/shipping/delivery-settings-form.ts';
import type { DeliverySettingsGateway, OwnDelivery } from '../../core/shipping/delivery-settings-gateway.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';

import { StoredDraft } from '../site/stored-draft.ts';
import { unobserved } from '../site/unobserved.ts';
import { CourierAccountEditor } from './courier-account-editor.ts';

/** Form of the vendor's delivery settings (SHIP-01, SHIP-04). */
export class DeliverySettingsEditor {
  readonly form: Form<TypedDelivery>;
  readonly account: CourierAccountEditor;
  couriers: readonly ShippingCourier[] = [];
  /** False for a vendor that still delivers only to addresses at its flat price. */
  hasSettings = false;
  private readonly draft: StoredDraft<TypedDelivery>;

  constructor(
    private readonly gateway: DeliverySettingsGateway,
    drafts: FormDrafts,
    private readonly modals: Modals,
    private readonly language: Language,
  ) {
    this.account = new CourierAccountEditor(gateway, modals);
    this.draft = new StoredDraft(drafts, () => 'own-delivery', EMPTY_DELIVERY);
    this.form = new Form<TypedDelivery>(EMPTY_DELIVERY, {
      check: (typed) => deliverySettingsOf(typed).errors,
      submit: () => this.save(),
      changed: (typed) => this.draft.write(typed),
    });
    makeAutoObservable(this, {
      ...unobserved('form', 'account', 'gateway', 'draft', 'modals', 'language'),
      couriers: observableRef,
    });
  }

  async load(signal?: CancelSignal): Promise<void> {
    this.take(await this.gateway.ownDelivery({}, signal));
  }

  restoreDraft(): void {
    const draft = this.draft.restore();
    if (draft) this.form.reset(tidyDeliveryDraft(draft, this.couriers));
  }

  /** Price columns of the table for the chosen methods. */
  get columns() {
    return priceColumns(chosenMethods(this.form.values));
  }

  get canAddRow(): boolean {
    return this.form.values.table.length < DELIVERY_LIMITS.rows;
  }

  setMethod(method: DeliveryMethod, isOffered: boolean): void {
    const others = this.form.values.methods.filter((one) => one !== method);
    this.form.set('methods', isOffered ? [...others, method] : others);
  }

  setCell(index: number, name: keyof TypedWeightPrice, text: string): void {
    const { table } = this.form.values;
    this.form.set(
      'table',
      table.map((row, at) => (at === index ? { ...row, [name]: text } : row)),
    );
  }

  addRow(): void {
    if (this.canAddRow) this.form.set('table', [...this.form.values.table, EMPTY_ROW]);
  }

  /** Removes a row, except the only one. */
  removeRow(index: number): void {
    const { table } = this.form.values;
    if (table.length > 1) this.form.set('table', table.toSpliced(index, 1));
  }

  private take({ settings, couriers, connected }: OwnDelivery): void {
    runInAction(() => {
      this.account.take({ connected });
      this.couriers = couriers;
      this.hasSettings = settings !== null;
    });
    this.form.reset(typedDeliveryOf(settings, couriers, this.language));
  }

  private async save(): Promise<void> {
    const { settings } = deliverySettingsOf(this.form.values);
    if (!settings) return;
    const stored = await this.gateway.updateDelivery(settings);
    this.draft.clear();
    this.take(stored);
    this.modals.notify('success', 'profile-saved-message');
  }
}
