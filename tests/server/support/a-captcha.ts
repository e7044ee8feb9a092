import { createHash } from 'node:crypto';
import type { TestApplication } from './test-application.ts';

type Challenge = { salt: string; challenge: string; most: number; signature: string };
type Asked = Pick<TestApplication, 'get'>;

/** Returns a challenge of the server for a browser. */
export async function aChallenge(app: Asked, action = 'comment'): Promise<Challenge> {
  return (await app.get(`/api/captcha?action=${action}`)).body as Challenge;
}

/** Returns the solved challenge in the format of a browser. */
export async function aSolvedCaptcha(app: Asked, action = 'comment'): Promise<string> {
  return solved(await aChallenge(app, action));
}

export function solved({ salt, challenge, most, signature }: Challenge): string {
  for (let number = 0; number <= most; number += 1) {
    const hash = createHash('sha256').update(`${salt}${number}`).digest('hex');
    if (hash === challenge) return JSON.stringify({ salt, number, signature });
  }
  throw new Error('The challenge has no solution');
}
