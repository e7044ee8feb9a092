import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { orderedSelection, ServiceSelection } from '../../core/services/service-selection.ts';
import { serviceOrderFields } from '../../core/services/place-service-order.ts';
import type { ServiceCity, ServiceGateway } from '../../core/services/service-gateway.ts';
import type { ServiceChangeForm } from '../../core/services/service-order-form.ts';
import type { ServiceOrder } from '../../core/services/service-order.ts';
import { hasCleaning, isEarlyStart } from '../../core/services/service-withdrawal.ts';
import { longestWindows, workOf } from '../../core/services/service-work.ts';
import type { ServiceGroup } from '../../core/services/service.ts';
import type { ServiceRules } from '../../core/services/service-rules.ts';
import { MAX_DAYS_AHEAD } from '../../core/services/time-window.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Canceller, FieldErrors } from '../../core/shared/failure.ts';
import { addDays, sofiaDay } from '../../core/shared/sofia-time.ts';
import { stateAfterConflict } from '../site/conflict.ts';
import { Form } from '../site/form.ts';
import { FreeWindows } from './free-windows.ts';
import { SelectionEditor } from './selection-editor.ts';
import { unobserved } from '../site/unobserved.ts';

const EMPTY: ServiceChangeForm = {
  date: '',
  window: null,
  district: '',
  street: '',
  entrance: '',
  floor: '',
  toCityId: null,
  toDistrict: '',
  toStreet: '',
  toEntrance: '',
  toFloor: '',
  notes: '',
  earlyStart: false,
};

/** Form that changes time, addresses, notes and services of an order. */
export class ServiceOrderChange {
  readonly form: Form<ServiceChangeForm>;
  readonly windows: FreeWindows;
  readonly services: SelectionEditor;
  open = false;
  cities: readonly ServiceCity[] = [];
  groups: readonly ServiceGroup[] = [];
  selection = ServiceSelection.empty;
  private order: ServiceOrder | null = null;
  private stop: (() => void) | null = null;

  constructor(
    private readonly gateway: ServiceGateway,
    private readonly clock: Clock,
    private readonly rules: () => Promise<ServiceRules>,
    newAbort: () => Canceller,
    private readonly changed: (order: ServiceOrder) => void,
    /** Shows the present order after a late change; false if nothing has changed. */
    private readonly outOfDate: (order: ServiceOrder) => boolean,
  ) {
    this.windows = new FreeWindows(gateway, () => this.today, newAbort);
    this.form = new Form<ServiceChangeForm>(EMPTY, {
      check: (values) => this.check(values),
      submit: (values) => this.send(values),
    });
    this.services = new SelectionEditor(this);
    makeAutoObservable(this, {
      ...unobserved(
        'form',
        'windows',
        'services',
        'gateway',
        'clock',
        'rules',
        'changed',
        'outOfDate',
        'order',
        'stop',
      ),
      cities: observableRef,
      groups: observableRef,
      selection: observableRef,
    });
  }

  /**
   * Opens the form with the order.
   * @throws Failure if the catalogue cannot be loaded
   */
  async begin(order: ServiceOrder): Promise<void> {
    const { services, cities } = await this.gateway.cleaningServices();
    const { cityId } = order.address;
    const kinds = cities.find(({ id }) => id === cityId)?.kinds ?? [];
    runInAction(() => {
      this.order = order;
      this.cities = cities;
      this.groups = services.filter(({ catalogue }) => kinds.includes(catalogue));
      this.selection = orderedSelection(order.lines, services);
      this.form.reset(formOf(order));
      this.open = true;
    });
    this.stop?.();
    this.stop = reaction(
      () => [workOf(this.selection.services), this.form.values.date] as const,
      ([work, day]) => this.windows.show(this.isOrderable ? { cityId, work, token: order.token } : null, day),
      { fireImmediately: true },
    );
  }

  replace(selection: ServiceSelection): void {
    this.selection = selection;
  }

  /** True if services and total have changed. */
  get isRepriced(): boolean {
    return this.order !== null && this.selection.totalPrice !== this.order.total;
  }

  get isMoving(): boolean {
    return this.selection.kinds.includes('moving');
  }

  /** True if the visit is within the withdrawal period and the customer has not requested that yet. */
  get isEarlyStart(): boolean {
    return isEarlyStart(this.form.values.date, this.earlyUntil);
  }

  private get earlyUntil(): string | null {
    return hasCleaning(this.selection.services) ? (this.order?.withdrawal.earlyUntil ?? null) : null;
  }

  /** Number of consecutive slots of the longest work. */
  get windowCount(): number {
    return longestWindows(workOf(this.selection.services));
  }

  private get isOrderable(): boolean {
    return !this.selection.isEmpty && this.services.tooLong.length === 0;
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
      ...change.errorsOf(values, this.isMoving, this.clock.now(), this.earlyUntil),
    };
  }

  private async send(values: ServiceChangeForm): Promise<void> {
    const { order } = this;
    if (!order) return;
    if (this.selection.isEmpty) throw new Failure('error-services-empty');
    if (!this.isOrderable) throw new Failure('error-services-too-long');
    const { change } = await this.rules();
    try {
      const command = change.commandOf(values, this.isMoving);
      const renewed = await this.gateway.changeServiceOrder({
        token: order.token,
        ...serviceOrderFields(command, this.selection),
      });
      this.giveUp();
      this.changed(renewed);
    } catch (error) {
      if (error instanceof Failure && error.messageKey === 'error-slot-taken') {
        this.windows.reload();
        throw error;
      }
      const now = await stateAfterConflict(error, () =>
        this.gateway.followServiceOrder({ token: order.token }),
      );
      if (!now || !this.outOfDate(now)) throw error;
      this.giveUp();
    }
  }
}

function formOf({ date, window, notes, address, destination }: ServiceOrder): ServiceChangeForm {
  const { district, street, entrance, floor } = address;
  return {
    date,
    window,
    notes,
    earlyStart: false,
    district,
    street,
    entrance,
    floor,
    toCityId: destination?.cityId ?? null,
    toDistrict: destination?.district ?? '',
    toStreet: destination?.street ?? '',
    toEntrance: destination?.entrance ?? '',
    toFloor: destination?.floor ?? '',
  };
}
