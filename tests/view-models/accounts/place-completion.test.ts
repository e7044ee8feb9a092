import { describe, expect, it } from 'vitest';
import { Towns } from '../../../src/core/accounts/towns.ts';
import type { Town } from '../../../src/core/accounts/towns.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { PlaceCompletion } from '../../../src/view-models/accounts/place-completion.ts';
import { Form } from '../../../src/view-models/site/form.ts';

const aTown = (bg: string, en: string, postCode: string, region = bg): Town => ({
  name: { bg, en },
  region,
  postCode,
});
const varna = aTown('Варна', 'Varna', '9000');
const ruse = aTown('Русе', 'Ruse', '7000');
const byala = aTown('Бяла', 'Byala', '9101', 'Варна');
const otherByala = aTown('Бяла', 'Byala', '7100', 'Русе');
const twin = aTown('Близнак', 'Bliznak', '7000', 'Русе');
const TOWNS = new Towns([varna, ruse, byala, otherByala]);

function aForm(towns: Towns = TOWNS) {
  const form = new Form({ city: '', postCode: '' }, { check: () => ({}), submit: async () => {} });
  const place = new PlaceCompletion(form, async () => towns, 'bg');
  return { form, place };
}

async function aReadyForm(towns?: Towns) {
  const parts = aForm(towns);
  await parts.place.begin();
  return parts;
}

describe('Town and postcode of an address (CART-05)', () => {
  it('a chosen town fills in its postcode', async () => {
    const { form, place } = await aReadyForm();
    place.typeCity('var');
    expect(place.suggestions).toEqual([varna]);
    place.choose(varna);
    expect(form.values).toEqual({ city: 'Варна', postCode: '9000' });
    expect(place.suggestions).toEqual([]);
  });

  it('a town that is typed completely fills in its postcode, before the field has the focus', async () => {
    const { form, place } = await aReadyForm();
    place.typeCity('гр. Варна');
    expect(form.values).toEqual({ city: 'гр. Варна', postCode: '9000' });
    place.leave();
    expect(form.values.postCode).toBe('9000');
  });

  it('a longer name clears the postcode of the shorter one', async () => {
    const { form, place } = await aReadyForm();
    place.typeCity('Русе');
    place.typeCity('Русево');
    expect(form.values).toEqual({ city: 'Русево', postCode: '' });
  });

  it('a field that may be in use is not filled in', async () => {
    const { form, place } = aForm();
    place.typeCity('Варна');
    place.leave();
    await place.begin();
    expect(form.values.postCode).toBe('');
  });

  it('an incomplete name shows no warning', async () => {
    const { place } = await aReadyForm();
    place.typePostCode('9000');
    place.typeCity('Рус');
    expect(place.doubt).toBeNull();
    place.leave();
    expect(place.doubt?.kind).toBe('other-town');
  });

  it('a postcode fills in its town', async () => {
    const { form, place } = await aReadyForm();
    for (const typed of ['7', '70', '700']) place.typePostCode(typed);
    expect(form.values.city).toBe('');
    place.typePostCode('7000');
    expect(form.values.city).toBe('Русе');
  });

  it('several possible towns are suggested, and none is filled in', async () => {
    const { form, place } = await aReadyForm(new Towns([varna, ruse, twin, byala, otherByala]));
    place.typePostCode('7000');
    expect([form.values.city, place.choices]).toEqual(['', [ruse, twin]]);
    place.settle(twin);
    expect([form.values.city, place.choices]).toEqual(['Близнак', []]);
  });

  it('two towns of the same name need a postcode', async () => {
    const { form, place } = await aReadyForm();
    place.typeCity('Бяла');
    place.leave();
    expect([form.values.postCode, place.choices]).toEqual(['', [byala, otherByala]]);
    expect(place.regionOf(byala)).toBe('Варна');
    place.settle(otherByala);
    expect(form.values).toEqual({ city: 'Бяла', postCode: '7100' });
  });

  it('typed values stay, with a warning', async () => {
    const { form, place } = await aReadyForm();
    place.typePostCode('7000');
    place.typeCity('Варна');
    place.leave();
    place.choose(varna);
    expect(form.values).toEqual({ city: 'Варна', postCode: '7000' });
    expect(place.doubt).toEqual({ kind: 'other-town', postCode: '7000', town: ruse });
    place.typePostCode('9999');
    expect(place.doubt).toEqual({ kind: 'other-post-code', town: varna });
  });

  it('a filled-in value changes with another choice', async () => {
    const { form, place } = await aReadyForm();
    place.choose(varna);
    place.choose(ruse);
    expect(form.values).toEqual({ city: 'Русе', postCode: '7000' });
    place.typePostCode('9000');
    expect(form.values.city).toBe('Русе');
  });

  it('towns that load late still complete the address', async () => {
    const { form, place } = aForm();
    place.typeCity('рус');
    await place.begin();
    expect(place.suggestions).toEqual([ruse]);
    const other = aForm();
    other.place.typePostCode('9000');
    await other.place.begin();
    expect([form.values.postCode, other.form.values.city]).toEqual(['', 'Варна']);
  });

  it('the form works without the towns, and loading them is retried', async () => {
    const form = new Form({ city: '', postCode: '' }, { check: () => ({}), submit: async () => {} });
    let tries = 0;
    const place = new PlaceCompletion(
      form,
      async () => {
        tries += 1;
        if (tries === 1) throw new Failure('error-please-try-again-later', {}, 'unreachable');
        return TOWNS;
      },
      'en',
    );
    await place.begin();
    place.typePostCode('9000');
    expect([form.values, place.doubt, place.choices]).toEqual([{ city: '', postCode: '9000' }, null, []]);
    await place.begin();
    expect(form.values.city).toBe('Varna');
  });

  it('an empty field and a closed list show no suggestions', async () => {
    const { place } = await aReadyForm();
    expect(place.suggestions).toEqual([]);
    place.typeCity('var');
    place.close();
    expect(place.suggestions).toEqual([]);
  });

  it('an incomplete name selects no suggestion', async () => {
    const { place } = await aReadyForm();
    place.typeCity('Бяла');
    expect(place.choices).toEqual([]);
    place.leave();
    expect(place.choices).toEqual([byala, otherByala]);
  });

  it('a single possible town is not suggested', async () => {
    const { form, place } = await aReadyForm();
    place.typeCity('Варна');
    place.typePostCode('');
    expect([form.values.postCode, place.choices]).toEqual(['', []]);
  });

  it('a town filled in from a postcode changes with the postcode', async () => {
    const { form, place } = await aReadyForm();
    place.typePostCode('7000');
    place.typePostCode('9000');
    expect(form.values).toEqual({ city: 'Варна', postCode: '9000' });
  });

  it('spaces count as empty', async () => {
    const { form, place } = await aReadyForm(new Towns([varna, ruse, twin]));
    place.typeCity('  ');
    place.typePostCode('9000');
    expect(form.values.city).toBe('Варна');
    place.typeCity('  ');
    place.typePostCode('7000');
    place.settle(twin);
    expect(form.values).toEqual({ city: 'Близнак', postCode: '7000' });
  });

  it('towns of the same name show their region, after the towns are loaded', async () => {
    const { place } = await aReadyForm();
    expect([place.regionOf(byala), place.regionOf(varna)]).toEqual(['Варна', null]);
    expect(aForm().place.regionOf(byala)).toBeNull();
  });

  it('the error stays at a postcode that filled in nothing', async () => {
    const { form, place } = await aReadyForm();
    form.errors = { postCode: 'error-post-code-required' };
    place.typeCity('Вар');
    expect(form.errors).toEqual({ postCode: 'error-post-code-required' });
  });

  it('unexpected errors are rethrown', async () => {
    const { form } = aForm();
    const broken = () => Promise.reject(new TypeError('a fault of the program'));
    await expect(new PlaceCompletion(form, broken, 'bg').begin()).rejects.toThrow('a fault of the program');
  });
});
