import { describe, expect, it } from 'vitest';
import { ensureId, isId } from '../../../src/core/shared/id.ts';
import { aFailure } from '../../support/a-failure.ts';

describe('An id in a URL', () => {
  it.each(['1', '7', '42', '1'.repeat(15)])('may be %s', (text) => {
    expect([isId(text), ensureId(text, 'error-offer-not-found')]).toEqual([true, text]);
  });

  it.each([undefined, '', '0', '07', '-7', '7.5', 'seven', '7x', 'x7', ' 7', '../7', '1'.repeat(16)])(
    'is not found at %s',
    (text) => {
      expect(isId(text)).toBe(false);
      expect(() => ensureId(text, 'error-offer-not-found')).toThrow(
        aFailure('error-offer-not-found', {}, 'not-found'),
      );
    },
  );
});
