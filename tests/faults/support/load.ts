import { Agent, get } from 'node:http';

export type Answers = { rendered: number[]; refused: number[]; aSecond: number };

const agent = new Agent({ keepAlive: true, maxSockets: 10_000 });

/** Requests a page like a browser. @returns its status and the milliseconds of the whole response */
function ask(url: string): Promise<{ status: number; took: number }> {
  const start = performance.now();
  return new Promise((resolve) => {
    get(url, { agent, headers: { accept: 'text/html', 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, took: performance.now() - start }));
      // The system's queue of connections was full.
    }).on('error', () => resolve({ status: 0, took: performance.now() - start }));
  });
}

/** @param seconds from now */
export function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() >= end;
}

/** Sends requests of that many clients in sequence, which shows the server's capacity. */
export async function callers(
  count: number,
  urls: readonly string[],
  isOver: () => boolean,
): Promise<Answers> {
  return measure(async (record) => {
    let next = 0;
    const caller = async () => {
      while (!isOver()) record(await ask(urls[(next += 1) % urls.length] ?? ''));
    };
    await Promise.all(Array.from({ length: count }, caller));
  });
}

/** Sends that many requests a second, independent of the responses. */
export async function crowd(aSecond: number, urls: readonly string[], seconds: number): Promise<Answers> {
  return measure(async (record) => {
    const start = performance.now();
    const asked: Promise<void>[] = [];
    while (performance.now() - start < seconds * 1000) {
      while (asked.length < ((performance.now() - start) / 1000) * aSecond) {
        asked.push(ask(urls[asked.length % urls.length] ?? '').then(record));
      }
      await new Promise((later) => setTimeout(later, 5));
    }
    await Promise.all(asked);
  });
}

async function measure(
  load: (record: (answer: { status: number; took: number }) => void) => Promise<void>,
): Promise<Answers> {
  const rendered: number[] = [];
  const refused: number[] = [];
  const start = performance.now();
  await load(({ status, took }) => void (status === 200 ? rendered : refused).push(took));
  return { rendered, refused, aSecond: rendered.length / ((performance.now() - start) / 1000) };
}

/** @param share 0.99 for the 99th percentile */
export function quantile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}
