import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const textsOf = (language: string): Record<string, string> => {
  const folder = join('content/translations', language);
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return Object.assign({}, ...files.map((file) => JSON.parse(file) as object)) as Record<string, string>;
};
const [BG, EN] = [textsOf('bg'), textsOf('en')];

/**
 * Checks the error body of the contract (CALL-03), with messages in both languages.
 * @param sent the request
 */
export function expectError(body: unknown, sent: string): void {
  const {
    message,
    errors = [],
    requestId,
    ...rest
  } = body as {
    message: string;
    errors?: { property: string; message: string }[];
    requestId: string;
  };
  expect(rest, sent).toEqual({});
  expect(requestId, sent).toMatch(/^[\w-]{36}$/);
  for (const key of [message, ...errors.map((error) => error.message)]) {
    expect([key, BG[key] !== undefined, EN[key] !== undefined], sent).toEqual([key, true, true]);
  }
}
