import { request } from 'node:http';
import type { Agent, RequestOptions } from 'node:http';

/** Milliseconds since the request. */
export type Timed = { firstByte: number; whole: number };

/**
 * Sends one request and reads the compressed response. Decompression is the browser's work, and on the
 * server's two cores it would / take longer than the server. @throws Error for any status except 200
 */
export function timedAnswer(
  url: string,
  agent: Agent,
  { body, headers, ...options }: RequestOptions & { body?: string } = {},
): Promise<Timed> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const asked = request(
      url,
      { agent, headers: { 'accept-encoding': 'br, gzip', ...headers }, ...options },
      (answer) => {
        const firstByte = performance.now() - start;
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
        answer.resume();
        answer.on('end', () => resolve({ firstByte, whole: performance.now() - start }));
      },
    );
    asked.on('error', reject).end(body);
  });
}
