import type { Clock } from '../../core/shared/clock.ts';

/** After an error status the browser does not reconnect by itself. */
const TRY_AGAIN_AFTER = 30_000;

/**
 * Follows server-sent events while the page is visible; a hidden page reconnects when it becomes visible.
 * @param notify receives the data of a `changed` event; null for each new connection, an `ended` event and an
 * error
 * @returns a function that unsubscribes
 */
export function followStream(
  address: string,
  clock: Clock,
  notify: (data: string | null) => void,
): () => void {
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
    stream.addEventListener('open', () => notify(null));
    stream.addEventListener('changed', ({ data }: MessageEvent<string>) => notify(data || null));
    stream.addEventListener('ended', () => notify(null));
    stream.addEventListener('error', () => {
      if (source !== stream || stream.readyState !== EventSource.CLOSED) return;
      notify(null);
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
