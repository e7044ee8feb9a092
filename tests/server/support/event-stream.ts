import { request } from 'node:http';
import { eventually } from '../../support/eventually.ts';

export type ReceivedEvent = { event: string; data: string };

/** An open stream of server-sent events, as a browser reads it. */
export type EventStream = {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  events: ReceivedEvent[];
  /** Removes and returns the next event of that name and data. It may have arrived just before the call. */
  next(name: string, data?: string): Promise<ReceivedEvent>;
  isEnded(): boolean;
  close(): void;
};

/** Opens a stream; any other response has a status and no events. */
export function openEvents(url: string, headers: Record<string, string> = {}): Promise<EventStream> {
  return new Promise((opened, failed) => {
    const asking = request(url, { headers: { accept: 'text/event-stream', ...headers } }, (answer) => {
      const events: ReceivedEvent[] = [];
      let [text, isEnded] = ['', false];
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        const blocks = (text + part).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
          const event = field('event');
          if (event !== undefined) events.push({ event, data: field('data') ?? '' });
        }
      });
      answer.on('close', () => (isEnded = true));
      const next = (name: string, wanted?: string) =>
        eventually(() => {
          const place = events.findIndex(({ event, data }) => event === name && (wanted ?? data) === data);
          if (place < 0) throw new Error(`no ${name} ${wanted ?? ''} yet: ${JSON.stringify(events)}`);
          return events.splice(place, 1)[0] as ReceivedEvent;
        });
      opened({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        events,
        next,
        isEnded: () => isEnded,
        close: () => asking.destroy(),
      });
    });
    asking.on('error', failed);
    asking.end();
  });
}
