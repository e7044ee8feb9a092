import { HandoverCommand } from '../../../src/core/plans/handover/handover-command.ts';
import { Handovers } from '../../../src/core/plans/handover/handover.ts';
import type { Handover, MadeHandover } from '../../../src/core/plans/handover/handover.ts';
import type { PlanFile } from '../../../src/core/plans/plan-export.ts';
import { Failure } from '../../../src/core/shared/failure.ts';

/** Somebody's protocols in memory, by the core's own rules. */
export class MemoryHandovers extends Handovers {
  readonly made: { summary: MadeHandover; handover: Handover }[] = [];

  constructor(private readonly now: () => Date) {
    super();
  }

  async list(): Promise<MadeHandover[]> {
    return this.made.map(({ summary }) => summary).toReversed();
  }

  async make(id: string, sent: Handover): Promise<MadeHandover> {
    const command = new HandoverCommand(sent);
    const { handover } = command;
    const before = this.made.find(({ summary }) => summary.id === id);
    if (before) {
      if (JSON.stringify(before.handover) === JSON.stringify(handover)) return before.summary;
      throw new Failure('error-handover-made', {}, 'conflict');
    }
    const fields = command.errorsAt(this.now());
    if (Object.keys(fields).length > 0) throw new Failure('validation_failed', fields, 'invalid');
    const { direction, on, address } = handover;
    const summary = { id, direction, on, address, madeAt: this.now().toISOString() };
    this.made.push({ summary, handover });
    return summary;
  }

  async file(id: string): Promise<PlanFile> {
    if (!this.made.some(({ summary }) => summary.id === id)) {
      throw new Failure('error-handover-not-found', {}, 'not-found');
    }
    return { name: 'uyut-handover.pdf', type: 'application/pdf', content: btoa('%PDF-1.7') };
  }
}
