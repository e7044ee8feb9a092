import { describe, expect, it } from 'vitest';
import { addressIn, textIn, withId } from '../../../src/core/shared/answer-checks.ts';

const unavailable = expect.objectContaining({ kind: 'unavailable', messageKey: 'please-try-again-later' });

describe('The checks of a response', () => {
  it.each([{}, null, '<html></html>', '', [], { paymentUrl: '', token: '', id: 'x' }])(
    'reject %j, which lacks the field (WALL-04)',
    (answer) => {
      expect(() => addressIn(answer, 'paymentUrl')).toThrow(unavailable);
      expect(() => textIn(answer, 'token')).toThrow(unavailable);
      expect(() => withId(answer as unknown as { id: number })).toThrow(unavailable);
    },
  );

  it.each([
    'javascript:alert(1)',
    'undefined',
    '//elsewhere.example/pay',
    '/\\elsewhere.example',
    'https://',
    'https:///pay',
    7,
  ])('reject the payment address %s', (paymentUrl) => {
    expect(() => addressIn({ paymentUrl }, 'paymentUrl')).toThrow(unavailable);
  });

  it.each(['/payment/sandbox/one', 'https://checkout.stripe.com/c/pay/cs_1#x', 'http://pay.example'])(
    'accept the payment address %s',
    (paymentUrl) => {
      expect(addressIn({ paymentUrl }, 'paymentUrl')).toBe(paymentUrl);
    },
  );

  it('return a stored text and a response with an id', () => {
    expect(textIn({ token: 'one' }, 'token')).toBe('one');
    expect(withId({ id: 7 })).toEqual({ id: 7 });
  });
});
