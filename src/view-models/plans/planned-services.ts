import { KIND } from '../../core/plans/make-plan.ts';
import type { MovingPlan, PlannedWork } from '../../core/plans/moving-plan.ts';
import { plannedService } from '../../core/plans/prefilled-services.ts';
import { orderedSelection } from '../../core/services/service-selection.ts';
import type { ServiceGroup } from '../../core/services/service.ts';
import type { EditedSelection } from '../services/selection-editor.ts';

export type PlanInHand = {
  readonly plan: MovingPlan | null;
  readonly groups: readonly ServiceGroup[];
  edit(change: Partial<MovingPlan>): void;
};

/** Cleaning or moving services of a plan, edited at the plan's prices (PLAN-03, PLAN-04). */
export function plannedServices(work: PlannedWork, hand: PlanInHand): EditedSelection {
  return {
    get selection() {
      return orderedSelection(hand.plan?.[work].services ?? [], hand.groups);
    },
    get groups() {
      return hand.groups.filter(({ catalogue }) => catalogue === KIND[work]);
    },
    replace(selection) {
      const planned = hand.plan?.[work];
      if (!planned) return;
      hand.edit({ [work]: { ...planned, services: selection.services.map(plannedService), chosen: true } });
    },
  };
}
