import type { Clock } from '../../core/shared/clock.ts';

/** After a refusal the browser does not come back by itself. */
const TRY_AGAIN_AFTER = 30_000;

/**
 * Server-sent events, as long as somebody looks: a page behind another tab reads anew when it is looked at again.
 * @param told with what a `changed` event says; null for each new connection, for an `ended` one and for a refusal
 * @returns what ends it
 */
export function followStream(address: string, clock: Clock, told: (data: string | null) => void): () => void {
  // Without a browser nobody looks.
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
