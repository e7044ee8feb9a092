import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/memory/memory-text-store.ts';
import { StoredCheckoutDraft } from '../../../src/adapters/storage/stored-checkout-draft.ts';
import { EMPTY_CHECKOUT } from '../../../src/core/orders/place-order-command.ts';
import { aCheckoutForm } from '../../support/an-order.ts';

const key = 'k'.repeat(32);

function read(stored: unknown) {
  const store = new MemoryTextStore();
  store.write('checkout-draft', typeof stored === 'string' ? stored : JSON.stringify(stored));
  return new StoredCheckoutDraft(store).read();
}

describe('A stored checkout', () => {
  it('of an older form gets what it lacks', () => {
    expect(read({ form: { name: 'Мария' }, key })).toEqual({
      form: { ...EMPTY_CHECKOUT, name: 'Мария' },
      key,
    });
  });

  it('never agrees to the terms by itself', () => {
    expect(read({ form: aCheckoutForm(), key })?.form.termsAccepted).toBe(false);
  });

  it('loses fields that are no text and a payment method that is none', () => {
    const form = { name: null, phone: { a: 1 }, email: ['x'], city: 5, paymentMethod: 'gold', extra: 'x' };
    expect(read({ form, key })?.form).toEqual(EMPTY_CHECKOUT);
  });

  it.each(['', '[]', 'null', '{', '{"form":null,"key":"kkkkkkkkkkkkkkkkkkkk"}', '{"form":{},"key":"short"}'])(
    'is none when it says %s',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it('never throws and always gives texts, whatever stands there', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { form } = read({ form: { name: value, street: value }, key }) ?? { form: EMPTY_CHECKOUT };
        expect([typeof form.name, typeof form.street]).toEqual(['string', 'string']);
        read({ form: value, key });
        read(JSON.stringify(value));
      }),
    );
  });
});
