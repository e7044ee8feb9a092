import type { IncomingMessage } from 'node:http';

/** Milliseconds for the body of an ordinary request; the headers have a limit of their own. */
export const BODY_TIMEOUT = 10_000;
/** Milliseconds for the longest body that anything allows; Node's own limit, for the whole server. */
export const MAX_BODY_TIMEOUT = 300_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Cuts the connection of who has not sent all of a request in time. Node's `requestTimeout` is one for all; with
 * this every request gets the ordinary time, and a handler that waits for a large body gives its own more.
 */
export function setBodyTimeout(message: IncomingMessage, milliseconds = BODY_TIMEOUT): void {
  clearTimeout(timers.get(message));
  // A page asks the API in process, without a connection that could be slow.
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
