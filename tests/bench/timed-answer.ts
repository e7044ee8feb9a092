import { request } from 'node:http';
import type { Agent, RequestOptions } from 'node:http';

/** Milliseconds from the question on. */
export type Timed = { firstByte: number; whole: number };

/**
 * Asks once and reads the answer as it comes over the line: to unpack it is the browser's work, and on the shop's own two cores a
 * caller that does so takes longer than the shop. @throws Error for an answer other than 200
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
