import { PlanEvents } from '../../core/plans/together/shared-plans.ts';
import type { PlanAddress } from '../../core/plans/together/shared-plans.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { followStream } from './followed-stream.ts';

export class StreamedPlanEvents extends PlanEvents {
  constructor(private readonly clock: Clock) {
    super();
  }

  follow(address: PlanAddress, notify: (version: string | null) => void): () => void {
    const path = 'token' in address ? `shared-plan/${address.token}` : `plan/${address.id}`;
    return followStream(`/api/${path}/events`, this.clock, notify);
  }
}
