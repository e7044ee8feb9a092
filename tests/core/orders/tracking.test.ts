import { describe, expect, it } from 'vitest';
import { EMPTY_TRACKING, readTracking } from '../../../src/core/orders/tracking.ts';
import type { TrackingForm } from '../../../src/core/orders/tracking.ts';
import { invalidFields } from '../../support/a-failure.ts';

const read = (form: Partial<TrackingForm>) => readTracking({ ...EMPTY_TRACKING, number: '1051234', ...form });

describe('A parcel in transit', () => {
  it.each([
    ['econt', 'https://www.econt.com/services/track-shipment/1051234'],
    ['speedy', 'https://www.speedy.bg/bg/track-shipment?shipmentNumber=1051234'],
    ['box-now', null],
    ['bulgarian-posts', null],
  ] as const)('of %s is tracked at %s', (courier, url) => {
    expect(read({ courier })).toEqual({ courier, number: '1051234', url });
  });

  it('of another courier is tracked at the vendor’s link', () => {
    expect(read({ courier: 'other', url: ' https://kurier.example/p?n=1 ' })).toEqual({
      courier: 'other',
      number: '1051234',
      url: 'https://kurier.example/p?n=1',
    });
  });

  it('may have no number yet', () => {
    expect(read({ number: '' })).toBeNull();
    expect(read({ number: ' \t ', courier: 'other', url: 'kurier' })).toBeNull();
  });

  it.each(['10 51 234', '1051234'])('has a normalised number: %s', (number) => {
    expect(read({ number })?.number).toBe('1051234');
  });

  it.each([
    ['abc', false],
    ['AB-1', true],
    ['1'.repeat(40), true],
    ['1'.repeat(41), false],
    ['1051234!', false],
    ['№1051234', false],
  ])('has a number of 4 to 40 letters, digits and dashes: $0 is valid: $1', (number, is) => {
    if (is) expect(read({ number })?.number).toBe(number);
    else expect(() => read({ number })).toThrow(invalidFields({ number: 'error-tracking-number' }));
  });

  const longest = `https://kurier.example/${'a'.repeat(277)}`;
  it.each([
    [longest, true],
    ['https://k.bg', true],
    [`${longest}a`, false],
    ['', false],
    ['http://kurier.example', false],
    ['see https://kurier.example', false],
    ['https://kurier.example see', false],
    ['https://kurier', false],
    ['https://kurier.b', false],
    ['https:///kurier.example', false],
    ['https://my kurier.example', false],
  ])('of another courier has a public URL: $0 is valid: $1', (url, is) => {
    if (is) expect(read({ courier: 'other', url })?.url).toBe(url);
    else expect(() => read({ courier: 'other', url })).toThrow(invalidFields({ url: 'error-tracking-url' }));
  });
});
