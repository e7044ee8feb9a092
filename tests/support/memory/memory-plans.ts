import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredPlans } from '../../../src/adapters/storage/stored-plans.ts';
import { AccountPlans } from '../../../src/core/plans/moving-plans.ts';
import type { EditedPlan, PlanSummary } from '../../../src/core/plans/moving-plans.ts';
import type { MovingPlan } from '../../../src/core/plans/moving-plan.ts';
import type { Failure } from '../../../src/core/shared/failure.ts';

/** Plans of an account in memory; `refuse` is thrown while it is set. */
export class MemoryAccountPlans extends AccountPlans {
  refuse: Failure | null = null;
  private readonly kept = new StoredPlans(new MemoryTextStore());

  async list(): Promise<PlanSummary[]> {
    this.mayAnswer();
    return this.kept.list();
  }

  async read(id: string): Promise<EditedPlan> {
    this.mayAnswer();
    return this.kept.read(id);
  }

  async save(id: string, plan: MovingPlan, version: string | null): Promise<EditedPlan> {
    this.mayAnswer();
    return this.kept.save(id, plan, version);
  }

  async delete(id: string): Promise<void> {
    this.mayAnswer();
    await this.kept.delete(id);
  }

  private mayAnswer(): void {
    if (this.refuse) throw this.refuse;
  }
}
