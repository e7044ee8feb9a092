import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredCheckoutDraft } from '../../../src/adapters/storage/stored-checkout-draft.ts';
import { EMPTY_CHECKOUT } from '../../../src/core/orders/checkout-form.ts';
import { aCheckoutForm } from '../../support/an-order.ts';

const key = 'k'.repeat(32);

function read(stored: unknown) {
  const store = new MemoryTextStore();
  store.write('checkout-draft', typeof stored === 'string' ? stored : JSON.stringify(stored));
  return new StoredCheckoutDraft(store).read();
}

describe('A stored checkout', () => {
  it('of an older format gets the missing fields', async () => {
    expect(await read({ form: { name: 'Мария' }, key })).toEqual({
      form: { ...EMPTY_CHECKOUT, name: 'Мария' },
      key,
    });
  });

  it('never includes the agreement to the terms', async () => {
    expect((await read({ form: aCheckoutForm(), key }))?.form.termsAccepted).toBe(false);
  });

  it('loses fields that are not texts and an unknown payment method', async () => {
    const form = { name: null, phone: { a: 1 }, email: ['x'], city: 5, paymentMethod: 'gold', extra: 'x' };
    expect((await read({ form, key }))?.form).toEqual(EMPTY_CHECKOUT);
  });

  it.each(['', '[]', 'null', '{', '{"form":null,"key":"kkkkkkkkkkkkkkkkkkkk"}', '{"form":{},"key":"short"}'])(
    'is empty if its text is %s',
    async (text) => {
      expect(await read(text)).toBeNull();
    },
  );

  it('never throws and always has texts, for any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const { form } = (await read({ form: { name: value, street: value }, key })) ?? {
          form: EMPTY_CHECKOUT,
        };
        expect([typeof form.name, typeof form.street]).toEqual(['string', 'string']);
        await read({ form: value, key });
        await read(JSON.stringify(value));
      }),
    );
  });
});
