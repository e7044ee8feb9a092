import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Changes, Subject } from '../database/changes.ts';
import type { Metrics } from '../metrics.ts';
import { networkOf } from './client-network.ts';
import { TOO_BUSY } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It stays open for as long as somebody looks: how long it took says nothing. */
    isStream?: true;
  }
  interface FastifyInstance {
    /** To be ended before the server waits for those who are connected. */
    eventStreams?: EventStreams;
  }
}

/** What is sent of a subject; `last` ends the stream. */
export type ServerEvent = { event: string; data: string; last?: true };
/** @param news what was said of the subject; null where some of it may not have been heard */
type EventOf = (news: string | null) => ServerEvent;

const MAX_STREAMS = 2_000;
const MAX_OF_SENDER = 30;
/** Proxies end connections that are silent for a minute. */
const BEAT_EVERY = 15_000;
/** Then the browser asks anew, with the rights that it has by then. */
const MAX_LIFE = 60 * 60 * 1000;
/** A browser comes back after two to five seconds, so that not all come at once after a restart. */
const comeBackAfter = () => 2_000 + Math.round(Math.random() * 3_000);

/** What it takes to open a stream: not counted among ordinary calls, as one stands for many of them. */
export const STREAM_ROUTE = {
  exposeHeadRoute: false,
  config: { isStream: true, rateLimit: { max: 120, timeWindow: 60_000 } },
} as const;

type Parts = { changes?: Changes; metrics?: Metrics };

/** The streams of a server, which end with it. */
export function openStreams(server: FastifyInstance, { changes, metrics }: Parts): EventStreams {
  const streams = new EventStreams(changes);
  server.decorate('eventStreams', streams);
  server.addHook('preClose', async () => streams.close());
  metrics?.watchStreams(streams);
  return streams;
}

type Stream = { sender: string; end: () => void; beat: () => void };

/** Answers that stay open and tell of changes as they come: server-sent events (HTML, section 9.2). */
export class EventStreams {
  private readonly open = new Set<Stream>();
  private isClosed = false;
  private readonly beating: NodeJS.Timeout;

  /** @param changes without them nothing is told */
  constructor(private readonly changes: Changes | undefined) {
    this.beating = setInterval(() => {
      for (const stream of this.open) stream.beat();
    }, BEAT_EVERY);
    this.beating.unref();
  }

  get size(): number {
    return this.open.size;
  }

  /**
   * Tells whoever asked of these subjects until they leave.
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
    // Who left while the request was looked at is not told that.
    if (request.raw.socket.destroyed) return;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store, no-transform',
      // nginx would gather what is sent.
      'x-accel-buffering': 'no',
    });
    const stops: (() => void)[] = [];
    const send = (text: string) => {
      // Who does not read what was sent is gone, or as good as that.
      if (raw.writableNeedDrain) raw.destroy();
      else raw.write(text);
    };
    const stream: Stream = { sender, end: () => raw.end(), beat: () => send(':\n\n') };
    const life = setTimeout(stream.end, MAX_LIFE);
    life.unref();
    for (const [subject, eventOf] of Object.entries(subjects)) {
      const tell = (news: string | null) => {
        const { event, data, last } = eventOf(news);
        send(`event: ${event}\ndata: ${data}\n\n`);
        if (last) stream.end();
      };
      const stop = this.changes?.watch(subject, tell);
      if (stop) stops.push(stop);
    }
    this.open.add(stream);
    raw.once('close', () => {
      clearTimeout(life);
      for (const stop of stops) stop();
      this.open.delete(stream);
    });
    send(`retry: ${comeBackAfter()}\nevent: open\ndata:\n\n`);
  }

  /** Ends all streams; browsers come back to whoever answers then. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.beating);
    for (const stream of this.open) stream.end();
  }
}
