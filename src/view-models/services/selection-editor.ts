import { makeAutoObservable, observableRef } from 'mobx';
import type { ServiceSelection } from '../../core/services/service-selection.ts';
import { tooLongForDay, workOf } from '../../core/services/service-work.ts';
import type { Service, ServiceGroup, ServiceKind, ServiceMeasures } from '../../core/services/service.ts';
import type { ChoiceNotice } from './service-choice.ts';
import { unobserved } from '../site/unobserved.ts';

/** The selection that is edited, and the catalogue from which services are added. */
export type EditedSelection = {
  readonly selection: ServiceSelection;
  readonly groups: readonly ServiceGroup[];
  replace(selection: ServiceSelection): void;
};

/** Edits the services of a plan or of an order in place, and reports removed services with a way back. */
export class SelectionEditor {
  notice: ChoiceNotice | null = null;

  constructor(private readonly edited: EditedSelection) {
    makeAutoObservable(this, { ...unobserved('edited'), notice: observableRef });
  }

  get selection(): ServiceSelection {
    return this.edited.selection;
  }

  /** Services that can be added: no subscription, and none that a chosen service includes. */
  get offered(): ServiceGroup[] {
    const { selection } = this;
    if (selection.cleaningType === 'subscription') return [];
    const isOffered = (item: Service) =>
      item.type !== 'subscription' &&
      !selection.find(item.serviceKey) &&
      (selection.combine(item) !== null || selection.add(item).notAdded === null);
    return this.edited.groups
      .map((group) => ({ ...group, items: group.items.filter(isOffered) }))
      .filter(({ items }) => items.length > 0);
  }

  /** Kinds of work that no team can do in one day. */
  get tooLong(): ServiceKind[] {
    return tooLongForDay(workOf(this.selection.services));
  }

  /** Adds a service beside the others; where that is not allowed, it replaces some of them (SERV-03 to SERV-05). */
  add(service: Service): void {
    const before = this.selection;
    const combined = before.combine(service);
    if (combined) return this.replace(combined, null);
    const { selection, replaced } = before.add(service);
    this.replace(selection, { kind: 'replaced', added: service, replaced, before, both: null });
  }

  change(serviceKey: string, measures: ServiceMeasures): void {
    this.replace(this.selection.change(serviceKey, measures), this.notice);
  }

  remove(serviceKey: string): void {
    const before = this.selection;
    const service = before.find(serviceKey);
    if (service) this.replace(before.remove(serviceKey), { kind: 'removed', service, before });
  }

  /** Reverts the last addition or removal. */
  undo(): void {
    if (this.notice && 'before' in this.notice) this.replace(this.notice.before, { kind: 'undone' });
  }

  private replace(selection: ServiceSelection, notice: ChoiceNotice | null): void {
    this.notice = notice;
    this.edited.replace(selection);
  }
}
