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
 * Asserts the contract's error shape (CALL-03), with messages in both languages. @param told description of
 * the request
 */
export function expectRefusal(body: unknown, told: string): void {
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
  expect(rest, told).toEqual({});
  expect(requestId, told).toMatch(/^[\w-]{36}$/);
  for (const key of [message, ...errors.map((error) => error.message)]) {
    expect([key, BG[key] !== undefined, EN[key] !== undefined], told).toEqual([key, true, true]);
  }
}
