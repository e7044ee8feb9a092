import { makeAutoObservable, observableRef } from 'mobx';
import { KIND } from '../../core/plans/make-plan.ts';
import type { MovingPlan, PlannedWork } from '../../core/plans/moving-plan.ts';
import { plannedSelection } from '../../core/plans/planned-selection.ts';
import { plannedService } from '../../core/plans/prefilled-services.ts';
import type { ServiceSelection } from '../../core/services/service-selection.ts';
import { tooLongForDay, workOf } from '../../core/services/service-work.ts';
import type { Service, ServiceGroup, ServiceKind, ServiceMeasures } from '../../core/services/service.ts';
import type { ChoiceNotice } from '../services/service-choice.ts';

/** The plan as its services see it. */
export type PlanInHand = {
  readonly plan: MovingPlan | null;
  readonly groups: readonly ServiceGroup[];
  edit(change: Partial<MovingPlan>): void;
};

/** The cleaning or the move of a plan, changed in place at the plan's prices (PLAN-03, PLAN-04). */
export class PlannedChoice {
  notice: ChoiceNotice | null = null;

  constructor(
    readonly work: PlannedWork,
    private readonly screen: PlanInHand,
  ) {
    makeAutoObservable<this, 'screen'>(this, { work: false, screen: false, notice: observableRef });
  }

  get selection(): ServiceSelection {
    const { plan, groups } = this.screen;
    return plannedSelection(plan?.[this.work] ?? { services: [], chosen: false, orderToken: null }, groups);
  }

  /** What else may stand in it: no subscription, and nothing that is in the price of what is chosen. */
  get offered(): ServiceGroup[] {
    const { selection } = this;
    return this.screen.groups
      .filter(({ catalogue }) => catalogue === KIND[this.work])
      .map((group) => ({
        ...group,
        items: group.items.filter(
          (item) =>
            item.type !== 'subscription' &&
            !selection.find(item.serviceKey) &&
            selection.add(item).notAdded === null,
        ),
      }))
      .filter(({ items }) => items.length > 0);
  }

  get tooLong(): ServiceKind[] {
    return tooLongForDay(workOf(this.selection.services));
  }

  add(service: Service): void {
    const before = this.selection;
    const { selection, replaced } = before.add(service);
    const both = before.combine(service);
    this.keep(
      selection,
      replaced.length > 0 ? { kind: 'replaced', added: service, replaced, before, both } : null,
    );
  }

  /** Plans the added service together with those that it replaced. */
  keepBoth(): void {
    if (this.notice && 'both' in this.notice && this.notice.both) this.keep(this.notice.both, null);
  }

  change(serviceKey: string, measures: ServiceMeasures): void {
    this.keep(this.selection.change(serviceKey, measures), this.notice);
  }

  remove(serviceKey: string): void {
    const before = this.selection;
    const service = before.find(serviceKey);
    if (service) this.keep(before.remove(serviceKey), { kind: 'removed', service, before });
  }

  /** Takes the last addition or removal back. */
  undo(): void {
    if (this.notice && 'before' in this.notice) this.keep(this.notice.before, { kind: 'undone' });
  }

  private keep(selection: ServiceSelection, notice: ChoiceNotice | null): void {
    const planned = this.screen.plan?.[this.work];
    if (!planned) return;
    this.notice = notice;
    const services = selection.services.map(plannedService);
    this.screen.edit({ [this.work]: { ...planned, services, chosen: true } });
  }
}
