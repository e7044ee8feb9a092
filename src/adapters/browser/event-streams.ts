import type { Clock } from '../../core/shared/clock.ts';
import { ConversationEvents } from '../../core/conversations/conversations.ts';
import type { FollowedMessages } from '../../core/conversations/conversations.ts';
import { PlanEvents } from '../../core/plans/together/shared-plans.ts';
import type { PlanAddress } from '../../core/plans/together/shared-plans.ts';

/** After an error status the browser does not reconnect by itself. */
const TRY_AGAIN_AFTER = 30_000;

/**
 * Follows server-sent events while the page is visible; a hidden page reconnects when it becomes visible.
 * @param told receives the data of a `changed` event; null for each new connection, an `ended` event and an
 * error
 * @returns a function that unsubscribes
 */
export function followStream(address: string, clock: Clock, told: (data: string | null) => void): () => void {
  // No events outside a browser.
  if (typeof EventSource === 'undefined') return () => {};
  let source: EventSource | null = null;
  let stopWaiting = () => {};
  const close = () => {
    stopWaiting();
    source?.close();
    source = null;
  };
  const open = () => {
    close();
    const stream = new EventSource(address);
    source = stream;
    stream.addEventListener('open', () => told(null));
    stream.addEventListener('changed', ({ data }: MessageEvent<string>) => told(data || null));
    stream.addEventListener('ended', () => told(null));
    stream.addEventListener('error', () => {
      if (source !== stream || stream.readyState !== EventSource.CLOSED) return;
      told(null);
      stopWaiting = clock.after(TRY_AGAIN_AFTER, open);
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

/** Events about new messages from the server. */
export class StreamedConversationEvents extends ConversationEvents {
  constructor(private readonly clock: Clock) {
    super();
  }

  follow(messages: FollowedMessages, told: () => void): () => void {
    const path = messages === 'inbox' ? 'conversation' : `conversation/follow/${messages.token}`;
    return followStream(`/api/${path}/events`, this.clock, told);
  }
}

/** Events about changes of a plan from the server. */
export class StreamedPlanEvents extends PlanEvents {
  constructor(private readonly clock: Clock) {
    super();
  }

  follow(address: PlanAddress, told: (version: string | null) => void): () => void {
    const path = 'token' in address ? `shared-plan/${address.token}` : `plan/${address.id}`;
    return followStream(`/api/${path}/events`, this.clock, told);
  }
}
