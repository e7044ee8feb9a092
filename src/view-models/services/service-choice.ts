import { makeAutoObservable, observableRef } from 'mobx';
import { CleaningCart } from '../../core/services/cleaning-cart.ts';
import type { CleaningCartStorage } from '../../core/services/cleaning-cart.ts';
import { renewSelection } from '../../core/services/renew-selection.ts';
import type { SelectionChange } from '../../core/services/renew-selection.ts';
import { ServiceSelection } from '../../core/services/service-selection.ts';
import type { NotAdded, Replaced } from '../../core/services/service-selection.ts';
import { tooLongForDay, workOf } from '../../core/services/service-work.ts';
import type { Service, ServiceGroup, ServiceKind, ServiceMeasures } from '../../core/services/service.ts';
import type { Modals } from '../site/modals.ts';
import { unobserved } from '../site/unobserved.ts';

/** The last event to announce. `both` is the selection with all services, if one order allows them. */
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

/** Selected services on all screens (SERV-03 to SERV-06); empty until the storage was read. */
export class ServiceChoice {
  cart = CleaningCart.empty;
  notice: ChoiceNotice | null = null;
  /** Changes of the catalogue since the selection. */
  changes: readonly SelectionChange[] = [];
  private groups: readonly ServiceGroup[] = [];
  private watching = false;

  constructor(
    private readonly storage: CleaningCartStorage,
    private readonly modals: Modals,
  ) {
    makeAutoObservable(this, {
      ...unobserved('storage', 'modals', 'groups', 'watching'),
      cart: observableRef,
      notice: observableRef,
      changes: observableRef,
    });
  }

  get selection(): ServiceSelection {
    return this.cart.selection;
  }

  get tooLong(): ServiceKind[] {
    return tooLongForDay(workOf(this.selection.services));
  }

  /** Reads the stored selection with present names and prices, and follows other tabs. */
  read(groups: readonly ServiceGroup[]): void {
    this.renew(groups, this.storage.read());
    if (this.watching) return;
    this.watching = true;
    this.storage.watch(() => this.renew(this.groups, this.storage.read()));
  }

  /** Compares the selection with the catalogue; earlier changes stay visible. */
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

  /** Clears the changes when the visitor leaves the page. */
  clearChanges(): void {
    this.changes = [];
    this.notice = null;
  }

  /** Adds a service with its last measures; announces replaced services, or why it was not added. */
  add(service: Service): void {
    const before = this.selection;
    const remembered = this.cart.remembered(service);
    const { cart, replaced, notAdded } = this.cart.add(service);
    const both = before.combine(remembered);
    if (notAdded) {
      this.notice = { kind: 'not-added', service, why: notAdded, both };
      return;
    }
    this.save(
      cart,
      replaced.length > 0 ? { kind: 'replaced', added: service, replaced, before, both } : null,
    );
  }

  /** Selects the services of the last notice together with those that they replaced. */
  allowBoth(): void {
    if (this.notice && 'both' in this.notice && this.notice.both) {
      this.save(this.cart.with(this.notice.both), null);
    }
  }

  change(serviceKey: string, measures: ServiceMeasures): void {
    this.save(this.cart.change(serviceKey, measures), this.notice);
  }

  remove(serviceKey: string): void {
    const before = this.selection;
    const service = before.find(serviceKey);
    if (service) this.save(this.cart.remove(serviceKey), { kind: 'removed', service, before });
  }

  /** Undoes the last addition or removal. */
  undo(): void {
    if (!this.notice || !('before' in this.notice)) return;
    this.save(this.cart.with(this.notice.before), { kind: 'undone' });
  }

  /** Clears the selection after an order. */
  empty(): void {
    this.save(this.cart.with(ServiceSelection.empty), null);
  }

  private save(cart: CleaningCart, notice: ChoiceNotice | null): void {
    this.cart = cart;
    this.notice = notice;
    this.write();
  }

  private write(): void {
    if (!this.storage.write(this.cart)) this.modals.notify('error', 'error-services-not-kept');
  }
}
