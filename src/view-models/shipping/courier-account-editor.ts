import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FieldErrors } from '../../core/shared/failure.ts';
import type { ConnectedCourier, CourierLogin } from '../../core/shipping/courier-office.ts';
import type { DeliverySettingsGateway, OwnDelivery } from '../../core/shipping/delivery-settings-gateway.ts';
import { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

const EMPTY: CourierLogin = { user: '', secret: '' };

/** The vendor's login at its courier: checked and stored, checked again, or removed (SHIP-03). */
export class CourierAccountEditor {
  readonly form: Form<CourierLogin>;
  courier: ConnectedCourier | null = null;
  connected: readonly ConnectedCourier[] = [];

  constructor(
    private readonly gateway: DeliverySettingsGateway,
    private readonly modals: Modals,
  ) {
    this.form = new Form<CourierLogin>(EMPTY, {
      check: loginErrors,
      submit: () => this.connect(),
    });
    makeAutoObservable(this, { ...unobserved('form', 'gateway', 'modals'), connected: observableRef });
  }

  get isConnected(): boolean {
    return this.courier !== null && this.connected.includes(this.courier);
  }

  take({ connected }: Pick<OwnDelivery, 'connected'>): void {
    this.connected = connected;
  }

  /** Empties the form, because another courier has another login. */
  choose(courier: ConnectedCourier | null): void {
    if (courier === this.courier) return;
    this.courier = courier;
    this.form.reset(EMPTY);
  }

  /** Checks the stored login; a refusal is shown as a message. */
  async check(): Promise<void> {
    const { courier } = this;
    if (!courier) return;
    await this.attempt(async () => {
      await this.gateway.checkCourier({ courier });
      this.modals.notify('success', 'courier-account-works');
    });
  }

  async disconnect(): Promise<void> {
    const { courier } = this;
    if (!courier) return;
    await this.attempt(async () => {
      this.finish(await this.gateway.disconnectCourier({ courier }), 'courier-account-deleted');
    });
  }

  private async connect(): Promise<void> {
    const { courier, form } = this;
    if (!courier) return;
    this.finish(await this.gateway.connectCourier({ courier, ...form.values }), 'courier-account-saved');
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  private finish(delivery: OwnDelivery, message: string): void {
    runInAction(() => this.take(delivery));
    this.form.reset(EMPTY);
    this.modals.notify('success', message);
  }
}

function loginErrors({ user, secret }: CourierLogin): FieldErrors {
  return {
    ...(user.trim() === '' && { user: 'error-courier-user' }),
    ...(secret === '' && { secret: 'error-courier-secret' }),
  };
}
