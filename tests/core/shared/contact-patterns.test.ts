import { describe, expect, it } from 'vitest';
import { EMAIL_PATTERN, MOBILE_PATTERN, normalisePhone } from '../../../src/core/shared/contact-patterns.ts';

describe('A Bulgarian mobile number (MODAL-10)', () => {
  it.each([
    '0888123456',
    '0888 123 456',
    '0888-123-456',
    '+359 888 123 456',
    '00359888123456',
    '(088) 8123456',
  ])('is accepted as %s', (typed) => {
    expect(normalisePhone(typed)).toBe('0888123456');
    expect(normalisePhone(typed)).toMatch(MOBILE_PATTERN);
  });

  it('keeps what only looks like a country within it', () => {
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

describe('An e-mail address', () => {
  it('is text, an at sign, text, a dot and text', () => {
    expect('maria@primer.bg').toMatch(EMAIL_PATTERN);
    for (const wrong of ['maria', 'maria@primer', '@primer.bg', 'ma ria@primer.bg', 'a@b@c.bg']) {
      expect(wrong).not.toMatch(EMAIL_PATTERN);
    }
  });
});
