import { PLAN_LIMITS } from '../../core/plans/moving-plan.ts';
import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import { BrowserPlans, summaryOf } from '../../core/plans/moving-plans.ts';
import type { EditedPlan, PlanSummary } from '../../core/plans/moving-plans.ts';
import { Failure } from '../../core/shared/failure.ts';
import { lazyImport } from '../../core/shared/lazy-import.ts';
import { browserVersion } from './stored-values.ts';
import { parseJson, STORE_KEYS } from './text-store.ts';
import type { TextStore } from './text-store.ts';

/** A visitor's plans as JSON under `plans`, the latest first; invalid ones are ignored (PLAN-01). */
export class StoredPlans extends BrowserPlans {
  constructor(private readonly store: TextStore) {
    super();
  }

  async list(): Promise<PlanSummary[]> {
    return (await this.stored()).map(summaryOf);
  }

  async read(id: string): Promise<EditedPlan> {
    const found = (await this.stored()).find((current) => current.id === id);
    if (!found) throw unknown();
    return found;
  }

  async save(id: string, plan: MovingPlan, version: string | null): Promise<EditedPlan> {
    const all = await this.stored();
    const before = all.find((current) => current.id === id);
    if (!before) {
      if (version !== null) throw unknown();
      if (all.length >= PLAN_LIMITS.plans) throw new Failure('error-too-many-plans', {}, 'conflict');
    } else if (
      version === null ? !(await readers()).isSamePlan(before.plan, plan) : before.version !== version
    ) {
      throw new Failure('error-edited-elsewhere', {}, 'conflict');
    }
    const count = Number(before?.version ?? 0) + (version === null ? 0 : 1);
    const saved = { id, plan, version: browserVersion(count) };
    this.write(before ? all.map((current) => (current === before ? saved : current)) : [saved, ...all]);
    return saved;
  }

  async delete(id: string): Promise<void> {
    const all = await this.stored();
    if (!all.some((current) => current.id === id)) throw unknown();
    this.write(all.filter((current) => current.id !== id));
  }

  /** Caches the parsed plans; the code for parsing loads with the first plan. */
  private async stored(): Promise<EditedPlan[]> {
    const stored = parseJson(this.store.read(STORE_KEYS.plans));
    if (!Array.isArray(stored) || stored.length === 0) return [];
    const { editedPlanIn } = await readers();
    return stored.flatMap(editedPlanIn);
  }

  private write(plans: readonly EditedPlan[]): void {
    if (!this.store.write(STORE_KEYS.plans, JSON.stringify(plans))) throw new Failure('error-plan-not-kept');
  }
}

const readers = lazyImport(() => import('./plan-in-store.ts'));

const unknown = () => new Failure('error-plan-not-found', {}, 'not-found');
