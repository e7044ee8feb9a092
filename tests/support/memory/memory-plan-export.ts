import { PlanExport } from '../../../src/core/plans/plan-export.ts';
import type { FileSaver, PlanFile, PlanFormat } from '../../../src/core/plans/plan-export.ts';
import type { MovingPlan } from '../../../src/core/plans/moving-plan.ts';
import type { MovingPlans } from '../../../src/core/plans/moving-plans.ts';
import { Failure } from '../../../src/core/shared/failure.ts';

const TYPES = { ics: 'text/calendar; charset=utf-8; method=PUBLISH', pdf: 'application/pdf' };

/** Files that say of which plan they are, and the addresses of the plans that it is given; `refuse` is thrown once. */
export class MemoryPlanExport extends PlanExport {
  refuse: Failure | null = null;
  readonly made: { id: string; plan: MovingPlan; format: PlanFormat }[] = [];
  private readonly feeds = new Map<string, string>();

  constructor(private readonly kept: MovingPlans) {
    super();
  }

  async file(id: string, plan: MovingPlan, format: PlanFormat): Promise<PlanFile> {
    this.mayAnswer();
    if (format === 'ics' && plan.movingInOn === null) {
      throw new Failure('validation_failed', { movingInOn: 'error-date-required' }, 'invalid');
    }
    this.made.push({ id, plan, format });
    const content = btoa(format === 'ics' ? `BEGIN:VCALENDAR ${id}` : `%PDF- ${id}`);
    return { name: `uyut-plan.${format}`, type: TYPES[format], content };
  }

  async feed(id: string): Promise<string | null> {
    this.mayAnswer();
    await this.kept.read(id);
    return this.feeds.get(id) ?? null;
  }

  async openFeed(id: string): Promise<string> {
    this.mayAnswer();
    await this.kept.read(id);
    const address = this.feeds.get(id) ?? `https://uyut.example/calendar/plan/${id}-${this.feeds.size}.ics`;
    this.feeds.set(id, address);
    return address;
  }

  async endFeed(id: string): Promise<void> {
    this.mayAnswer();
    await this.kept.read(id);
    this.feeds.delete(id);
  }

  private mayAnswer(): void {
    const { refuse } = this;
    this.refuse = null;
    if (refuse) throw refuse;
  }
}

/** Remembers what was saved. */
export function aFileSaver(): FileSaver & { saved: PlanFile[] } {
  const saved: PlanFile[] = [];
  return { saved, save: (file) => void saved.push(file) };
}
