import { Agent } from 'node:http';
import type { RequestOptions } from 'node:http';
import { timedAnswer } from './timed-answer.ts';

const CONCURRENCY = 8;
const REQUESTS = 400;

/** Options of a request besides the URL. */
type Asked = RequestOptions & { body?: string };

/** Times pages and lists of a running server under a constant load. @returns a section of Markdown. */
export async function measureServer(
  origin: string,
  pages: readonly (readonly [name: string, path: string])[],
): Promise<string> {
  const search = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const asked: [name: string, path: string, options?: Asked][] = [
    // A partial session, so that the page is rendered for each request.
    ...pages.map(([name, path]): (typeof asked)[number] => [
      `page, rendered: ${name}`,
      path,
      { headers: { cookie: 'session=half' } },
    ]),
    ['list: a category', '/api/product/search', search({ categoryId: 9 })],
    [
      'list: a category, page 2, filtered',
      '/api/product/search',
      search({ categoryId: 9, offset: 10, inStock: true }),
    ],
    ['list: text', '/api/product/search', search({ request: 'лампа', orderBy: 'relevance.DESC' })],
    [
      'list: a mistyped text',
      '/api/product/search',
      search({ request: 'огледло', orderBy: 'relevance.DESC' }),
    ],
    ['filters of a category', '/api/product/category/filters/9'],
  ];
  const rows: string[] = [];
  for (const [name, path, options] of asked) {
    const { median, slow, aSecond } = await underLoad(origin + path, options);
    rows.push(`| ${name} | ${median.toFixed(1)} | ${slow.toFixed(1)} | ${aSecond.toFixed(0)} |`);
  }
  return `## The server, ${CONCURRENCY} callers at once on the same machine

| what | median, ms | 99th percentile, ms | per second |
| ---- | ---------- | ------------------- | -------- |
${rows.join('\n')}
`;
}

/**
 * Sends requests with a constant concurrency. @returns milliseconds; `slow` is the 99th percentile. @throws
 * Error for an error status
 */
export async function underLoad(
  url: string,
  options?: Asked,
): Promise<{ median: number; slow: number; aSecond: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const times: number[] = [];
  const started = performance.now();
  const caller = async () => {
    while (times.length < REQUESTS) {
      times.push((await timedAnswer(url, agent, options)).whole);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, caller));
  agent.destroy();
  const seconds = (performance.now() - started) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: at(0.5), slow: at(0.99), aSecond: times.length / seconds };
}
