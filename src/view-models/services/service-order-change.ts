import { makeAutoObservable, reaction } from 'mobx';
import type { ServiceGateway } from '../../core/services/service-gateway.ts';
import type { ServiceChangeForm } from '../../core/services/service-order-form.ts';
import type { ServiceOrder } from '../../core/services/service-order.ts';
import type { ServiceRules } from '../../core/services/service-rules.ts';
import { MAX_DAYS_AHEAD } from '../../core/services/time-window.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Canceller, FieldErrors } from '../../core/shared/failure.ts';
import { addDays, sofiaDay } from '../../core/shared/sofia-time.ts';
import { stateAfterConflict } from '../site/conflict.ts';
import { Form } from '../site/form.ts';
import { FreeWindows } from './free-windows.ts';

const EMPTY: ServiceChangeForm = {
  date: '',
  window: null,
  district: '',
  street: '',
  entrance: '',
  floor: '',
  notes: '',
};

/** Another day, window or address for an order, while there is time for it. */
export class ServiceOrderChange {
  readonly form: Form<ServiceChangeForm>;
  readonly windows: FreeWindows;
  open = false;
  private order: ServiceOrder | null = null;
  private stop: (() => void) | null = null;

  constructor(
    private readonly gateway: ServiceGateway,
    private readonly clock: Clock,
    private readonly rules: () => Promise<ServiceRules>,
    newAbort: () => Canceller,
    private readonly changed: (order: ServiceOrder) => void,
    /** Told the order as it stands now when the change came too late; false when nothing is new in it. */
    private readonly outOfDate: (order: ServiceOrder) => boolean,
  ) {
    this.windows = new FreeWindows(gateway, () => this.today, newAbort);
    this.form = new Form<ServiceChangeForm>(EMPTY, {
      check: (values) => this.check(values),
      submit: (values) => this.send(values),
    });
    makeAutoObservable<this, 'gateway' | 'clock' | 'rules' | 'changed' | 'outOfDate' | 'order' | 'stop'>(
      this,
      {
        form: false,
        windows: false,
        gateway: false,
        clock: false,
        rules: false,
        changed: false,
        outOfDate: false,
        order: false,
        stop: false,
      },
    );
  }

  begin(order: ServiceOrder): void {
    const { date, window, notes, address } = order;
    const { district, street, entrance, floor } = address;
    this.order = order;
    this.open = true;
    this.form.reset({ date, window, district, street, entrance, floor, notes });
    this.stop?.();
    this.stop = reaction(
      () => this.form.values.date,
      (day) => this.windows.show({ cityId: address.cityId, work: order.work, token: order.token }, day),
      { fireImmediately: true },
    );
  }

  giveUp(): void {
    this.open = false;
    this.stop?.();
    this.stop = null;
  }

  get today(): string {
    return sofiaDay(this.clock.now());
  }
  get lastDay(): string {
    return addDays(this.today, MAX_DAYS_AHEAD);
  }

  private async check(values: ServiceChangeForm): Promise<FieldErrors> {
    const { change } = await this.rules();
    const { date, window } = values;
    const known = this.windows.on(date)?.windows.find((one) => one.window === window);
    return {
      ...(known?.free === false && { window: 'error-slot-taken' }),
      ...change.errorsOf(values, this.clock.now()),
    };
  }

  private async send(values: ServiceChangeForm): Promise<void> {
    const { order } = this;
    if (!order) return;
    const { change } = await this.rules();
    try {
      const renewed = await this.gateway.change(order.token, change.commandOf(values));
      this.giveUp();
      this.changed(renewed);
    } catch (error) {
      if (error instanceof Failure && error.messageKey === 'error-slot-taken') {
        this.windows.reload();
        throw error;
      }
      const now = await stateAfterConflict(error, () => this.gateway.follow(order.token));
      if (!now || !this.outOfDate(now)) throw error;
      this.giveUp();
    }
  }
}
