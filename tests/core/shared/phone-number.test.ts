import { describe, expect, it } from 'vitest';
import { comparablePhone, MOBILE_PATTERN, normalisePhone } from '../../../src/core/shared/phone-number.ts';

describe('A Bulgarian mobile number (MODAL-10)', () => {
  it.each([
    '0888123456',
    '0888 123 456',
    '0888-123-456',
    '+359 888 123 456',
    '00359888123456',
    '(088) 8123456',
    '\u202a+359 888 123 456\u202c',
    '\u202d0888123456\u202c\u200f',
    '+359 (0) 88 812 3456',
    '00359 (0)888 123 456',
    '359888123456',
    '0888/12 34 56',
    'tel:+359888123456',
    '0888\u00a0123\u202f456',
  ])('is accepted as %s', (typed) => {
    expect(normalisePhone(typed)).toBe('0888123456');
    expect(normalisePhone(typed)).toMatch(MOBILE_PATTERN);
  });

  it('preserves digits that only resemble a country code', () => {
    expect(normalisePhone('0872003598')).toBe('0872003598');
  });

  it.each([
    '',
    '028123456',
    '0868123456',
    '0881123456',
    '08881234567',
    '088812345',
    '+49 888 123 456',
    'телефон',
  ])('is not „%s“', (typed) => {
    expect(normalisePhone(typed)).not.toMatch(MOBILE_PATTERN);
  });
});

describe('A landline number', () => {
  it.each(['02 987 6543', '+359 2 987 6543', '00359 (0) 2 987 6543', '\u202a02/987 65 43\u202c'])(
    'is normalised when typed as %s',
    (typed) => {
      expect(comparablePhone(typed)).toBe('029876543');
    },
  );
});
