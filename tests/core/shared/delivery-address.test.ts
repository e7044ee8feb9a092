import { describe, expect, it } from 'vitest';
import { DeliveryAddressCommand } from '../../../src/core/shared/delivery-address.ts';
import type { DeliveryAddress } from '../../../src/core/shared/delivery-address.ts';
import { fieldErrorsOf } from '../../../src/core/shared/validation.ts';

const address = { city: 'Русе', postCode: '7000', street: 'ул. „Дунав“ 1', details: 'вход Б' };
const errorsOf = (change: Partial<DeliveryAddress>) =>
  fieldErrorsOf(new DeliveryAddressCommand({ ...address, ...change }));

describe('A delivery address', () => {
  it('is trimmed', () => {
    const spaced = { city: ' Русе ', postCode: ' 7000', street: `${address.street}  `, details: ' вход Б ' };
    expect({ ...new DeliveryAddressCommand(spaced) }).toEqual(address);
  });

  it.each([
    [{}, {}],
    [{ details: '' }, {}],
    [{ city: 'Р' }, { city: 'error-city-required' }],
    [{ city: 'Р'.repeat(101) }, { city: 'error-city-required' }],
    [{ postCode: '700' }, { postCode: 'error-post-code-invalid' }],
    [{ postCode: '0700' }, { postCode: 'error-post-code-invalid' }],
    [{ street: ' ' }, { street: 'error-street-required' }],
    [{ street: 'у'.repeat(200) }, {}],
    [{ street: 'у'.repeat(201) }, { street: 'error-text-too-long' }],
    [{ details: 'у'.repeat(500) }, {}],
    [{ details: 'у'.repeat(501) }, { details: 'error-text-too-long' }],
  ] as [Partial<DeliveryAddress>, object][])('with $0 gives the errors $1', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});
