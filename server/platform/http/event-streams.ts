import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { ChangeNotifications, Subject } from '../database/change-notifications.ts';
import type { Metrics } from '../metrics.ts';
import { networkOf } from './client-network.ts';
import { TOO_BUSY } from './error-handler.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a stream, whose duration is not measured. */
    isStream?: true;
  }
  interface FastifyInstance {
    /** Closed before the server waits for open connections. */
    eventStreams?: EventStreams;
  }
}

/** Event of a subject; `last` ends the stream. */
export type ServerEvent = { event: string; data: string; last?: true };
/** @param news text of the notification; null if some may have been lost */
type EventOf = (news: string | null) => ServerEvent;

const MAX_STREAMS = 2_000;
const MAX_OF_SENDER = 30;
/** Proxies close connections that are silent for a minute. */
const BEAT_EVERY = 15_000;
/** After this time the browser reconnects, with its current rights. */
const MAX_LIFETIME = 60 * 60 * 1000;
/** Random delay of reconnection, so that browsers do not return all at once after a restart. */
const reconnectAfter = () => 2_000 + Math.round(Math.random() * 3_000);

/** Route options of streams; they are not counted as ordinary calls. */
export const STREAM_ROUTE = {
  exposeHeadRoute: false,
  config: { isStream: true, rateLimit: { max: 120, timeWindow: 60_000 } },
} as const;

type Dependencies = { changes?: ChangeNotifications; metrics?: Metrics };

export function openStreams(server: FastifyInstance, { changes, metrics }: Dependencies): EventStreams {
  const streams = new EventStreams(changes);
  server.decorate('eventStreams', streams);
  server.addHook('preClose', async () => streams.close());
  metrics?.watchStreams(streams);
  return streams;
}

type Stream = { sender: string; end: () => void; beat: () => void };

/** Server-sent events (HTML, section 9.2). */
export class EventStreams {
  private readonly open = new Set<Stream>();
  private isClosed = false;
  private readonly heartbeats: NodeJS.Timeout;

  /** @param changes without it no events are sent */
  constructor(private readonly changes: ChangeNotifications | undefined) {
    this.heartbeats = setInterval(() => {
      for (const stream of this.open) stream.beat();
    }, BEAT_EVERY);
    this.heartbeats.unref();
  }

  get size(): number {
    return this.open.size;
  }

  /**
   * Streams events of subjects until the client leaves.
   * @throws Failure `too-many` for too many streams of one sender, `unavailable` for too many of all
   */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    subjects: Readonly<Record<Subject, EventOf>>,
    sender = networkOf(request.ip),
  ): void {
    if (this.isClosed || this.open.size >= MAX_STREAMS) throw new Failure(TOO_BUSY, {}, 'unavailable');
    const own = [...this.open].filter((stream) => stream.sender === sender);
    if (own.length >= MAX_OF_SENDER) throw new Failure('error-too-many-requests', {}, 'too-many');
    const { raw } = reply;
    reply.hijack();
    // The client has left already.
    if (request.raw.socket.destroyed) return;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store, no-transform',
      // Disables nginx's buffering.
      'x-accel-buffering': 'no',
    });
    const stops: (() => void)[] = [];
    const send = (text: string) => {
      // Closes the stream of a client that does not read.
      if (raw.writableNeedDrain) raw.destroy();
      else raw.write(text);
    };
    const stream: Stream = { sender, end: () => raw.end(), beat: () => send(':\n\n') };
    const lifetime = setTimeout(stream.end, MAX_LIFETIME);
    lifetime.unref();
    for (const [subject, eventOf] of Object.entries(subjects)) {
      const sendEvent = (news: string | null) => {
        const { event, data, last } = eventOf(news);
        send(`event: ${event}\ndata: ${data}\n\n`);
        if (last) stream.end();
      };
      const stop = this.changes?.watch(subject, sendEvent);
      if (stop) stops.push(stop);
    }
    this.open.add(stream);
    raw.once('close', () => {
      clearTimeout(lifetime);
      for (const stop of stops) stop();
      this.open.delete(stream);
    });
    send(`retry: ${reconnectAfter()}\nevent: open\ndata:\n\n`);
  }

  /** Closes all streams; browsers reconnect to another process. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.heartbeats);
    for (const stream of this.open) stream.end();
  }
}
