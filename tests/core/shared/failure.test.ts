import { expect, it } from 'vitest';
import { Cancelled, Failure } from '../../../src/core/shared/failure.ts';

it.each([
  ['login-required', true],
  ['not-allowed', true],
  ['not-found', false],
  ['invalid', false],
] as const)('A refusal of kind %s is one of access: %s (AUTH-15)', (kind, is) => {
  expect(new Failure('key', {}, kind).isAccessRefusal).toBe(is);
});

it('A failure is malformed by default', () => {
  expect(new Failure('key').kind).toBe('malformed');
});

it('A failure is logged with its name and key', () => {
  expect(String(new Failure('error-cart-not-kept'))).toBe('Failure: error-cart-not-kept');
  expect(String(new Cancelled())).toBe('Cancelled: cancelled');
});
