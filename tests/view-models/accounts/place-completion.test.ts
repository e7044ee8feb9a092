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
  it('a town that is chosen brings its postcode', async () => {
    const { form, place } = await aReadyForm();
    place.typeCity('var');
    expect(place.suggestions).toEqual([varna]);
    place.choose(varna);
    expect(form.values).toEqual({ city: 'Варна', postCode: '9000' });
    expect(place.suggestions).toEqual([]);
  });

  it('a town that is written to its end brings it too, before the postcode is come to', async () => {
    const { form, place } = await aReadyForm();
    place.typeCity('гр. Варна');
    expect(form.values).toEqual({ city: 'гр. Варна', postCode: '9000' });
    place.leave();
    expect(form.values.postCode).toBe('9000');
  });

  it('a name that goes on takes back what it brought', async () => {
    const { form, place } = await aReadyForm();
    place.typeCity('Русе');
    place.typeCity('Русево');
    expect(form.values).toEqual({ city: 'Русево', postCode: '' });
  });

  it('nothing is filled in where somebody may be writing already', async () => {
    const { form, place } = aForm();
    place.typeCity('Варна');
    place.leave();
    await place.begin();
    expect(form.values.postCode).toBe('');
  });

  it('half a name raises no doubt', async () => {
    const { place } = await aReadyForm();
    place.typePostCode('9000');
    place.typeCity('Рус');
    expect(place.doubt).toBeNull();
    place.leave();
    expect(place.doubt?.kind).toBe('other-town');
  });

  it('a postcode brings its town', async () => {
    const { form, place } = await aReadyForm();
    for (const typed of ['7', '70', '700']) place.typePostCode(typed);
    expect(form.values.city).toBe('');
    place.typePostCode('7000');
    expect(form.values.city).toBe('Русе');
  });

  it('several that may be meant are offered, and none is taken unasked', async () => {
    const { form, place } = await aReadyForm(new Towns([varna, ruse, twin, byala, otherByala]));
    place.typePostCode('7000');
    expect([form.values.city, place.choices]).toEqual(['', [ruse, twin]]);
    place.settle(twin);
    expect([form.values.city, place.choices]).toEqual(['Близнак', []]);
  });

  it('of two towns of one name the postcode is asked for', async () => {
    const { form, place } = await aReadyForm();
    place.typeCity('Бяла');
    place.leave();
    expect([form.values.postCode, place.choices]).toEqual(['', [byala, otherByala]]);
    expect(place.regionOf(byala)).toBe('Варна');
    place.settle(otherByala);
    expect(form.values).toEqual({ city: 'Бяла', postCode: '7100' });
  });

  it('what a person wrote stays, and is doubted', async () => {
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

  it('what was filled in here follows another choice', async () => {
    const { form, place } = await aReadyForm();
    place.choose(varna);
    place.choose(ruse);
    expect(form.values).toEqual({ city: 'Русе', postCode: '7000' });
    place.typePostCode('9000');
    expect(form.values.city).toBe('Русе');
  });

  it('towns that come late still help', async () => {
    const { form, place } = aForm();
    place.typeCity('рус');
    await place.begin();
    expect(place.suggestions).toEqual([ruse]);
    const other = aForm();
    other.place.typePostCode('9000');
    await other.place.begin();
    expect([form.values.postCode, other.form.values.city]).toEqual(['', 'Варна']);
  });

  it('without the towns an address is written as ever, and they are tried again', async () => {
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

  it('nothing is suggested before something is written, nor once the list is closed', async () => {
    const { place } = await aReadyForm();
    expect(place.suggestions).toEqual([]);
    place.typeCity('var');
    place.close();
    expect(place.suggestions).toEqual([]);
  });

  it('half a name offers no choice', async () => {
    const { place } = await aReadyForm();
    place.typeCity('Бяла');
    expect(place.choices).toEqual([]);
    place.leave();
    expect(place.choices).toEqual([byala, otherByala]);
  });

  it('the only one that can be meant is no choice', async () => {
    const { form, place } = await aReadyForm();
    place.typeCity('Варна');
    place.typePostCode('');
    expect([form.values.postCode, place.choices]).toEqual(['', []]);
  });

  it('a town that a postcode brought follows another postcode', async () => {
    const { form, place } = await aReadyForm();
    place.typePostCode('7000');
    place.typePostCode('9000');
    expect(form.values).toEqual({ city: 'Варна', postCode: '9000' });
  });

  it('spaces are nothing written', async () => {
    const { form, place } = await aReadyForm(new Towns([varna, ruse, twin]));
    place.typeCity('  ');
    place.typePostCode('9000');
    expect(form.values.city).toBe('Варна');
    place.typeCity('  ');
    place.typePostCode('7000');
    place.settle(twin);
    expect(form.values).toEqual({ city: 'Близнак', postCode: '7000' });
  });

  it('a region is named where two towns share a name, once the towns are there', async () => {
    const { place } = await aReadyForm();
    expect([place.regionOf(byala), place.regionOf(varna)]).toEqual(['Варна', null]);
    expect(aForm().place.regionOf(byala)).toBeNull();
  });

  it('a mark stays at a postcode that nothing was filled into', async () => {
    const { form, place } = await aReadyForm();
    form.errors = { postCode: 'error-post-code-required' };
    place.typeCity('Вар');
    expect(form.errors).toEqual({ postCode: 'error-post-code-required' });
  });

  it('a fault of ours is not taken for a server that is away', async () => {
    const { form } = aForm();
    const broken = () => Promise.reject(new TypeError('a fault of the program'));
    await expect(new PlaceCompletion(form, broken, 'bg').begin()).rejects.toThrow('a fault of the program');
  });
});
