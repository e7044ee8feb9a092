import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HomeFacts, MovingFrom, MovingPlan } from '../../../core/plans/moving-plan.ts';
import type { PlanSummary } from '../../../core/plans/moving-plans.ts';
import type { Modals } from '../../site/modals.ts';
import type { PlanEditor } from '../plan-editor.ts';
import type { PlanRepository } from '../plan-repository.ts';
import { unobserved } from '../../site/unobserved.ts';

/** Link to the plan for moving into the next home; only one of the two contains the move. */
export class NextHome {
  /** Plans that can be linked; null until loaded. */
  plans: readonly PlanSummary[] | null = null;
  chosen: string | null = null;
  busy = false;

  constructor(
    private readonly editor: PlanEditor,
    private readonly shelf: PlanRepository,
    private readonly modals: Modals,
  ) {
    makeAutoObservable(this, { ...unobserved('editor', 'shelf', 'modals'), plans: observableRef });
  }

  async load(): Promise<void> {
    try {
      const all = await (await this.shelf.open()).list();
      runInAction(() => {
        const left = this.editor.plan?.home;
        this.plans = all.filter((plan) => plan.direction === 'in' && !(left && isSameHome(plan, left)));
        this.chosen = this.plans[0]?.id ?? null;
      });
    } catch (error) {
      this.modals.notifyOf(error);
    }
  }

  choose(id: string | null): void {
    this.chosen = id;
  }

  /** Links the chosen plan and takes over its move. */
  async link(): Promise<void> {
    const { chosen, editor } = this;
    if (chosen === null) return;
    await this.during(async () => {
      const next = await this.saveOtherPlan(chosen, editor.id);
      const { plan } = editor;
      if (!plan) return;
      const isMoved = next.move.services.length > 0 && plan.move.orderToken === null;
      editor.edit({
        otherPlan: chosen,
        from: placeOf(next.home),
        ...(isMoved && { move: { ...plan.move, services: [], chosen: true } }),
      });
      await editor.saving.now();
    });
  }

  async unlink(): Promise<void> {
    const { editor } = this;
    const other = editor.plan?.otherPlan ?? null;
    if (other === null) return;
    await this.during(async () => {
      editor.edit({ otherPlan: null });
      await editor.saving.now();
      await this.saveOtherPlan(other, null);
    });
  }

  /** Links or unlinks the other plan. */
  private async saveOtherPlan(id: string, otherPlan: string | null): Promise<MovingPlan> {
    const plans = await this.shelf.open();
    const { plan, version } = await plans.read(id);
    return (await plans.save(id, { ...plan, otherPlan }, version)).plan;
  }

  private async during(action: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await action();
    } catch (error) {
      this.modals.notifyOf(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }
}

/** The same home cannot be both. */
const isSameHome = (plan: PlanSummary, left: HomeFacts): boolean =>
  (['title', 'cityId', 'district', 'area'] as const).every((name) => plan[name] === left[name]);

const placeOf = ({ cityId, district, floor, lift }: MovingFrom): MovingFrom => ({
  cityId,
  district,
  floor,
  lift,
});
