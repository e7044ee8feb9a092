import { makeAutoObservable, reaction } from 'mobx';
import type { AddressBook } from '../../core/accounts/account-address.ts';
import { townKey } from '../../core/accounts/towns.ts';
import type { KeyGenerator } from '../../core/shared/id.ts';
import { placeServiceOrder } from '../../core/services/place-service-order.ts';
import type { ServiceCity, ServiceGateway } from '../../core/services/service-gateway.ts';
import { EMPTY_SERVICE_ORDER } from '../../core/services/service-order-form.ts';
import type { ServiceOrderForm } from '../../core/services/service-order-form.ts';
import type { ServiceRules } from '../../core/services/service-rules.ts';
import { earlyUntilOf, isEarlyStart } from '../../core/services/service-withdrawal.ts';
import { workOf } from '../../core/services/service-work.ts';
import type { ServiceWork } from '../../core/services/service-work.ts';
import { isTimeWindow, MAX_DAYS_AHEAD } from '../../core/services/time-window.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { Failure } from '../../core/shared/failure.ts';
import type { Canceller, FieldErrors } from '../../core/shared/failure.ts';
import { addDays, sofiaDay } from '../../core/shared/sofia-time.ts';
import type { FormDrafts } from '../../core/site/form-drafts.ts';
import type { Session } from '../accounts/session.ts';
import { Form } from '../site/form.ts';
import { idIn, StoredDraft } from '../site/stored-draft.ts';
import { FreeWindows } from './free-windows.ts';
import type { ServiceChoice } from './service-choice.ts';
import { unobserved } from '../site/unobserved.ts';

export type OrderingTools = {
  choice: ServiceChoice;
  gateway: ServiceGateway;
  drafts: FormDrafts;
  keys: KeyGenerator;
  session: Session;
  /** Absent if the address is known, as in a plan. */
  addresses?: AddressBook;
  clock: Clock;
  rules: () => Promise<ServiceRules>;
  newAbort: () => Canceller;
  /** Opens the order's page. */
  follow: (token: string) => unknown;
  /** Known values of another page, and the name of its draft. */
  known?: { draft: string; values: Partial<ServiceOrderForm> };
};

/** Order of the selected services with team and time (SERV-07). */
export class ServiceOrdering {
  readonly form: Form<ServiceOrderForm>;
  readonly windows: FreeWindows;
  cities: readonly ServiceCity[] = [];
  private readonly draft: StoredDraft<ServiceOrderForm>;
  private stop: (() => void) | null = null;

  constructor(
    private readonly tools: OrderingTools,
    private readonly renew: () => Promise<void>,
  ) {
    this.windows = new FreeWindows(tools.gateway, () => this.today, tools.newAbort);
    this.draft = new StoredDraft(
      tools.drafts,
      () => tools.known?.draft ?? 'service-order',
      EMPTY_SERVICE_ORDER,
      () => tools.keys.make(),
    );
    this.form = new Form<ServiceOrderForm>(EMPTY_SERVICE_ORDER, {
      check: (values) => this.check(values),
      submit: (values) => this.place(values),
      // Consent is not stored.
      changed: (values) => this.draft.write({ ...values, termsAccepted: false, earlyStart: false }),
    });
    makeAutoObservable(this, unobserved('form', 'windows', 'tools', 'renew', 'draft', 'stop'));
  }

  /** Restores the draft, fills in the account's data and follows the free slots. */
  begin(cities: readonly ServiceCity[]): void {
    this.cities = cities;
    const known = { ...this.form.values, ...this.tools.known?.values };
    this.form.reset(sound(this.draft.restore() ?? known));
    this.tools.session.fillIn(this.form);
    void this.fillInSavedAddress();
    this.stop?.();
    this.stop = reaction(
      () => [this.wanted, this.form.values.date] as const,
      ([wanted, date]) => this.windows.show(wanted, date),
      { fireImmediately: true },
    );
  }

  /** Fills in the only saved address, unless one is being typed; errors are ignored. */
  private async fillInSavedAddress(): Promise<void> {
    const { addresses, session } = this.tools;
    if (!addresses || !session.user || !this.hasNoAddress) return;
    const { data: saved } = await addresses.accountAddresses().catch((error: unknown) => {
      if (error instanceof Failure) return { data: [] };
      throw error;
    });
    const [address, ...others] = saved;
    if (!address || others.length > 0 || !this.hasNoAddress) return;
    const city = this.citiesHere.find(({ name }) => townKey(name) === townKey(address.city));
    if (city) this.form.adopt({ cityId: city.id, street: address.street });
  }

  private get hasNoAddress(): boolean {
    const { cityId, district, street } = this.form.values;
    return cityId === null && district === '' && street === '';
  }

  end(): void {
    this.stop?.();
    this.stop = null;
  }

  /** First (MODAL-08) and last possible day. */
  get today(): string {
    return sofiaDay(this.tools.clock.now());
  }
  get lastDay(): string {
    return addDays(this.today, MAX_DAYS_AHEAD);
  }

  get isMoving(): boolean {
    return this.tools.choice.selection.kinds.includes('moving');
  }

  /** Cleaning and moving in one order: the old address is cleaned. */
  get isMixed(): boolean {
    return this.tools.choice.selection.kinds.length > 1;
  }

  /** True if the visit is within the withdrawal period and needs the customer's express request. */
  get isEarlyStart(): boolean {
    return isEarlyStart(this.form.values.date, this.earlyUntil);
  }

  private get earlyUntil(): string | null {
    return earlyUntilOf(this.tools.choice.selection.services, this.tools.clock.now());
  }

  get work(): ServiceWork {
    return workOf(this.tools.choice.selection.services);
  }

  /** True if the work is too long for a day. */
  get isTooLong(): boolean {
    return this.tools.choice.tooLong.length > 0;
  }

  /** Cities with teams of all required kinds. */
  get citiesHere(): ServiceCity[] {
    const { kinds } = this.tools.choice.selection;
    return this.cities.filter((city) => kinds.every((kind) => city.kinds.includes(kind)));
  }

  private get wanted() {
    const { cityId } = this.form.values;
    const isServed = this.citiesHere.some(({ id }) => id === cityId);
    if (cityId === null || !isServed || this.isTooLong || this.tools.choice.selection.isEmpty) return null;
    return { cityId, work: this.work };
  }

  private async check(values: ServiceOrderForm): Promise<FieldErrors> {
    const rules = await this.tools.rules();
    const errors = rules.order.errorsOf(values, this.isMoving, this.tools.clock.now(), this.earlyUntil);
    const { cityId, window, date } = values;
    const isServed = cityId === null || this.citiesHere.some(({ id }) => id === cityId);
    const known = this.windows.on(date)?.windows.find((one) => one.window === window);
    return {
      ...(known?.free === false && { window: 'error-slot-taken' }),
      ...(!isServed && { cityId: 'error-city-not-served' }),
      ...errors,
    };
  }

  private async place(values: ServiceOrderForm): Promise<void> {
    const { choice, gateway, rules, follow } = this.tools;
    const { selection } = choice;
    if (selection.isEmpty) throw new Failure('error-services-empty');
    if (this.isTooLong) throw new Failure('error-services-too-long');
    const { order } = await rules();
    const token = await this.draft
      .send('service-order-key-used', (key) =>
        placeServiceOrder(gateway, order.commandOf(values, this.isMoving), selection, key),
      )
      .catch((error: unknown) => this.recover(error));
    this.end();
    choice.empty();
    this.form.reset(EMPTY_SERVICE_ORDER);
    await follow(token);
  }

  /** Prepares the form for another attempt and throws the failure on. */
  private async recover(error: unknown): Promise<never> {
    if (!(error instanceof Failure)) throw error;
    const { messageKey, fields, kind } = error;
    if (messageKey === 'error-slot-taken') this.windows.reload();
    const ofServices = Object.entries(fields).find(([field]) => /^services\b/.test(field))?.[1];
    if (messageKey !== 'service-order-changed' && ofServices === undefined) throw error;
    await this.renew();
    // Changes are shown with names and amounts above the selection.
    throw new Failure(ofServices ?? messageKey, {}, kind);
  }
}

/** Removes invalid choices from a draft. */
function sound(draft: ServiceOrderForm): ServiceOrderForm {
  const { cityId, toCityId, window } = draft;
  return {
    ...draft,
    cityId: idIn(cityId),
    toCityId: idIn(toCityId),
    window: isTimeWindow(window) ? window : null,
  };
}
