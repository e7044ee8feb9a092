import type { IncomingMessage } from 'node:http';

/** Milliseconds for the body of an ordinary request. */
export const BODY_TIMEOUT = 10_000;
/** Milliseconds for the largest body; Node's limit for the whole server. */
export const MAX_BODY_TIMEOUT = 300_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Limits the time for the body of a request. Node's `requestTimeout` is one for all requests, so each gets
 * the ordinary limit, and handlers of large bodies set a longer one.
 */
export function setBodyTimeout(message: IncomingMessage, milliseconds = BODY_TIMEOUT): void {
  clearTimeout(timers.get(message));
  // Requests in process have no connection.
  if (message.socket.remoteFamily === undefined || message.complete || !hasBody(message)) return;
  const timer = setTimeout(() => {
    if (!message.complete) message.socket.destroy();
  }, milliseconds);
  timer.unref();
  if (!timers.has(message)) message.once('close', () => clearTimeout(timers.get(message)));
  timers.set(message, timer);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
