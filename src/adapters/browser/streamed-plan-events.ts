import { PlanEvents } from '../../core/plans/together/plan-events.ts';
import type { PlanAddress } from '../../core/plans/together/plan-events.ts';
import type { Clock } from '../../core/shared/clock.ts';

/** After a refusal the browser does not come back by itself. */
const TRY_AGAIN_AFTER = 30_000;

/** Server-sent events, as long as somebody looks: a page behind another tab reads the plan when it is looked at again. */
export class StreamedPlanEvents extends PlanEvents {
  constructor(private readonly clock: Clock) {
    super();
  }

  follow(address: PlanAddress, told: (version: string | null) => void): () => void {
    // Without a browser nobody looks.
    if (typeof EventSource === 'undefined') return () => {};
    const path = 'token' in address ? `shared-plan/${address.token}` : `plan/${address.id}`;
    let source: EventSource | null = null;
    let stopWaiting = () => {};
    const close = () => {
      stopWaiting();
      source?.close();
      source = null;
    };
    const open = () => {
      close();
      const stream = new EventSource(`/api/${path}/events`);
      source = stream;
      stream.addEventListener('open', () => told(null));
      stream.addEventListener('changed', ({ data }: MessageEvent<string>) => told(data || null));
      stream.addEventListener('ended', () => told(null));
      stream.addEventListener('error', () => {
        if (source !== stream || stream.readyState !== EventSource.CLOSED) return;
        told(null);
        stopWaiting = this.clock.after(TRY_AGAIN_AFTER, open);
      });
    };
    const look = () => (document.visibilityState === 'visible' ? open() : close());
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      document.removeEventListener('visibilitychange', look);
      close();
    };
  }
}
