import { makeAutoObservable, observableRef } from 'mobx';
import { CleaningCart } from '../../core/services/cleaning-cart.ts';
import type { CleaningCartStorage } from '../../core/services/cleaning-cart-storage.ts';
import { renewSelection } from '../../core/services/renew-selection.ts';
import type { SelectionChange } from '../../core/services/renew-selection.ts';
import { ServiceSelection } from '../../core/services/service-selection.ts';
import type { NotAdded, Replaced } from '../../core/services/service-selection.ts';
import { tooLongForDay, workOf } from '../../core/services/service-work.ts';
import type { Service, ServiceGroup, ServiceKind, ServiceMeasures } from '../../core/services/service.ts';
import type { Modals } from '../site/modals.ts';

/** The last event that the visitor is told of. `both`: the selection with all services, if one order allows them. */
export type ChoiceNotice =
  | {
      kind: 'replaced';
      added: Service;
      replaced: readonly Replaced[];
      before: ServiceSelection;
      both: ServiceSelection | null;
    }
  | { kind: 'not-added'; service: Service; why: NotAdded; both: ServiceSelection | null }
  | { kind: 'removed'; service: Service; before: ServiceSelection }
  | { kind: 'undone' };

/** The services that a person has chosen, on whichever screen (SERV-03 to SERV-06); empty until the storage was read. */
export class ServiceChoice {
  cart = CleaningCart.empty;
  notice: ChoiceNotice | null = null;
  /** What the catalogue has changed since the services were chosen. */
  changes: readonly SelectionChange[] = [];
  private groups: readonly ServiceGroup[] = [];
  private watching = false;

  constructor(
    private readonly storage: CleaningCartStorage,
    private readonly modals: Modals,
  ) {
    makeAutoObservable<this, 'storage' | 'modals' | 'groups' | 'watching'>(this, {
      cart: observableRef,
      notice: observableRef,
      changes: observableRef,
      storage: false,
      modals: false,
      groups: false,
      watching: false,
    });
  }

  get selection(): ServiceSelection {
    return this.cart.selection;
  }

  /** What is more than a team can do in a day: it can't be ordered at once. */
  get tooLong(): ServiceKind[] {
    return tooLongForDay(workOf(this.selection.services));
  }

  /** Reads what is kept, in today's names and prices; from now on other tabs are followed too. */
  read(groups: readonly ServiceGroup[]): void {
    this.renew(groups, this.storage.read());
    if (this.watching) return;
    this.watching = true;
    this.storage.watch(() => this.renew(this.groups, this.storage.read()));
  }

  /** Compares the choice with the catalogue; what was told before stays told. */
  renew(groups: readonly ServiceGroup[], cart: CleaningCart = this.cart): void {
    this.groups = groups;
    const renewed = renewSelection(cart, groups);
    const isNew = (one: SelectionChange) =>
      !renewed.changes.some((other) => other.serviceKey === one.serviceKey && other.kind === one.kind);
    this.changes = [...this.changes.filter(isNew), ...renewed.changes];
    this.cart = renewed.cart;
    this.notice = null;
    if (renewed.changes.length > 0) this.write();
  }

  /** The person has gone elsewhere, and so has seen what was told. */
  forgetTold(): void {
    this.changes = [];
    this.notice = null;
  }

  /** Adds a service in the measures it had last; what had to go for it is told, or why it was not added. */
  add(service: Service): void {
    const before = this.selection;
    const remembered = this.cart.remembered(service);
    const { cart, replaced, notAdded } = this.cart.add(service);
    const both = before.combine(remembered);
    if (notAdded) {
      this.notice = { kind: 'not-added', service, why: notAdded, both };
      return;
    }
    this.keep(
      cart,
      replaced.length > 0 ? { kind: 'replaced', added: service, replaced, before, both } : null,
    );
  }

  /** Selects the services of the last notice together with those that they replaced. */
  keepBoth(): void {
    if (this.notice && 'both' in this.notice && this.notice.both) {
      this.keep(this.cart.with(this.notice.both), null);
    }
  }

  change(serviceKey: string, measures: ServiceMeasures): void {
    this.keep(this.cart.change(serviceKey, measures), this.notice);
  }

  remove(serviceKey: string): void {
    const before = this.selection;
    const service = before.find(serviceKey);
    if (service) this.keep(this.cart.remove(serviceKey), { kind: 'removed', service, before });
  }

  /** Takes the last addition or removal back, with all that it replaced. */
  undo(): void {
    if (!this.notice || !('before' in this.notice)) return;
    this.keep(this.cart.with(this.notice.before), { kind: 'undone' });
  }

  /** Everything is ordered. */
  empty(): void {
    this.keep(this.cart.with(ServiceSelection.empty), null);
  }

  private keep(cart: CleaningCart, notice: ChoiceNotice | null): void {
    this.cart = cart;
    this.notice = notice;
    this.write();
  }

  private write(): void {
    if (!this.storage.write(this.cart)) this.modals.notify('error', 'error-services-not-kept');
  }
}
