import { describe, expect, it } from 'vitest';
import {
  contentOf,
  EMPTY_PROPERTY_FORM,
  formOf,
  storedPartOf,
} from '../../../src/core/properties/property-form.ts';
import type { PropertyForm } from '../../../src/core/properties/property-form.ts';
import { EMPTY_PROPERTY } from '../../../src/core/properties/property-content.ts';
import { propertyRules } from '../../../src/core/properties/property-rules.ts';
import { inFormOrder, stepOfField, stepState } from '../../../src/core/properties/property-steps.ts';
import { aWholeProperty } from '../../support/an-own-properties-gateway.ts';
import { anUploadedPicture } from '../../support/memory/memory-uploads.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const aForm = (changes: Partial<PropertyForm> = {}): PropertyForm => ({ ...EMPTY_PROPERTY_FORM, ...changes });
const aWholeForm = (changes: Partial<PropertyForm> = {}): PropertyForm => ({
  ...formOf({ content: aWholeProperty(), images: [], plan: null, slots: [] }, 1, 'bg'),
  ...changes,
});

describe('The form of a listing', () => {
  it('gives an empty listing when it is empty', () => {
    expect(contentOf(EMPTY_PROPERTY_FORM, 'draft')).toEqual({ content: EMPTY_PROPERTY, errors: {} });
  });

  it('preserves a listing without loss (HOME-04)', () => {
    const images = [anUploadedPicture('a'), anUploadedPicture('b')];
    const content = aWholeProperty({
      status: 'active',
      price: 120_050,
      commission: 60_000,
      energyClass: 'B',
      petFriendly: true,
      availableFrom: '2026-12-01',
      shortestTerm: 12,
      appliances: [
        { appliance: 'oven', order: 0 },
        { appliance: 'iron', order: 1 },
      ],
      billsMeta: [
        { bill: 'water', payer: 'tenant', amount: 2_550 },
        { bill: 'internet', payer: 'owner', amount: null },
      ],
      propertyAdvantages: ['balcony'],
      locationAdvantages: ['park'],
      images: ['a', 'b'],
      plan: 'p',
      planMeta: [{ room: 'kitchen', area: 9.5 }],
    });
    const form = formOf({ content, images, plan: anUploadedPicture('p'), slots: [] }, 1, 'bg');
    expect(form).toMatchObject({
      price: '1200,50',
      floor: '3',
      planMeta: [{ area: '9,5' }],
      gpsCoordinates: '42.6721, 23.3215',
    });
    expect(contentOf(form, 'active')).toEqual({ content, errors: {} });
  });

  it('has no balconies for a room, also if some were typed', () => {
    const form = aWholeForm({ balconies: '2' });
    expect(contentOf(form, 'active').content.balconies).toBe(2);
    expect(contentOf({ ...form, type: 'room' }, 'active').content.balconies).toBeNull();
  });

  it('preserves the saved balconies of a draft if too many are typed', () => {
    const saved = { ...EMPTY_PROPERTY, balconies: 1 };
    const { content, unsaved } = propertyRules.draftOf(aForm({ balconies: '11' }), saved);
    expect(content.balconies).toBe(1);
    expect(unsaved).toEqual({ balconies: 'error-number-too-large' });
  });

  it('is empty at first, without commission', () => {
    const said = Object.entries(
      formOf({ content: EMPTY_PROPERTY, images: [], plan: null, slots: [] }, null, 'bg'),
    );
    expect(Object.fromEntries(said.filter(([, value]) => value !== '' && value !== null))).toEqual({
      commission: '0',
      placeConfirmed: false,
      placePublic: true,
      petFriendly: false,
      appliances: [],
      billsMeta: [],
      locationAdvantages: [],
      propertyAdvantages: [],
      images: [],
      planMeta: [],
      slots: [],
    });
    const { city: _, address: __, placeConfirmed: ___, ...stored } = EMPTY_PROPERTY_FORM;
    expect(storedPartOf(EMPTY_PROPERTY_FORM)).toEqual(stored);
  });

  it('shows appliances in their order, in the language of the page', () => {
    const content = aWholeProperty({
      area: 64.5,
      appliances: [
        { appliance: 'iron', order: 2 },
        { appliance: 'oven', order: 1 },
      ],
    });
    const form = formOf({ content, images: [], plan: null, slots: ['2026-12-01 10:00'] }, 1, 'en');
    expect(form).toMatchObject({
      appliances: ['oven', 'iron'],
      area: '64.5',
      city: 1,
      slots: ['2026-12-01 10:00'],
    });
  });

  it.each([
    ['0,4', null],
    ['0,5', 0.5],
    ['1000', 1_000],
    ['1000,1', null],
    [' ', null],
  ])('accepts %j m² for a room of %s', (area, size) => {
    const { content, errors } = contentOf(aForm({ planMeta: [{ room: 'kitchen', area }] }), 'draft');
    expect(content.planMeta).toEqual(size === null ? [] : [{ room: 'kitchen', area: size }]);
    const isSaid = size === null && area !== ' ';
    expect(errors).toEqual(isSaid ? { 'planMeta.0': 'error-room-area' } : {});
  });

  it.each(['totalFloors', 'bedrooms', 'bathrooms', 'buildingYear', 'shortestTerm'] as const)(
    'rejects words as a number in %s',
    (field) => {
      expect(contentOf(aForm({ [field]: 'много' }), 'draft').errors).toEqual({
        [field]: 'error-number-required',
      });
    },
  );

  it.each(['price', 'commission'] as const)('rejects words as an amount in %s', (field) => {
    expect(contentOf(aForm({ [field]: 'много' }), 'draft').errors).toEqual({
      [field]: 'error-amount-in-digits',
    });
  });

  it.each([
    ['1200', 120_000],
    ['1 200,50', 120_050],
    [' 980.5 ', 98_050],
    ['1200 лв.', 120_000],
    ['620 €', 121_261],
  ])('accepts %j as an amount in leva', (price, stotinki) => {
    expect(contentOf(aForm({ price }), 'draft')).toMatchObject({ content: { price: stotinki }, errors: {} });
  });

  it.each(['две хиляди', '12 34', '-5', '1,234,50', '1e3'])('rejects %j as an amount', (deposit) => {
    const { content, errors } = contentOf(aForm({ deposit }), 'draft');
    expect(content.deposit).toBeNull();
    expect(errors).toEqual({ deposit: 'error-amount-in-digits' });
  });

  it('reports invalid numbers, places and list items', () => {
    const { errors, content } = contentOf(
      aForm({
        floor: 'трети',
        area: 'голям',
        gpsCoordinates: 'до НДК',
        billsMeta: [{ bill: 'water', payer: 'tenant', amount: 'малко' }],
        planMeta: [
          { room: 'kitchen', area: 'голяма' },
          { room: 'bedroom', area: '14,5' },
        ],
      }),
      'draft',
    );
    expect(errors).toEqual({
      floor: 'error-number-required',
      area: 'error-area-in-digits',
      gpsCoordinates: 'error-coordinates-form',
      'billsMeta.water': 'error-amount-in-digits',
      'planMeta.0': 'error-room-area',
    });
    expect(content.planMeta).toEqual([{ room: 'bedroom', area: 14.5 }]);
  });
});

describe('The rules of a listing', () => {
  const errorsOf = (form: PropertyForm) => propertyRules.publishErrorsOf(form, NOW, null);

  it('permit publishing a complete listing', () => {
    expect(errorsOf(aWholeForm())).toEqual({});
  });

  it('report an unreadable value as invalid, not as missing', () => {
    expect(errorsOf(aWholeForm({ deposit: 'много' }))).toEqual({ deposit: 'error-amount-in-digits' });
    expect(errorsOf(aWholeForm({ deposit: '' }))).toEqual({ deposit: 'error-deposit-required' });
  });

  it('reject a floor above the last, a place abroad and a past day', () => {
    expect(
      errorsOf(aWholeForm({ floor: '9', gpsCoordinates: '48.85, 2.35', availableFrom: '2026-11-20' })),
    ).toEqual({
      floor: 'error-floor-above-total',
      gpsCoordinates: 'error-coordinates-outside',
      availableFrom: 'error-date-past',
    });
  });

  it('save a draft without its impossible values', () => {
    const form = aForm({ title: 'Двустаен', floor: '9', totalFloors: '8', area: '64' });
    const { content, unsaved } = propertyRules.draftOf(form, EMPTY_PROPERTY);
    expect(content).toMatchObject({ title: 'Двустаен', floor: null, totalFloors: 8, area: 64 });
    expect(unsaved).toEqual({ floor: 'error-floor-above-total' });
  });

  it('preserve the last valid value of an unreadable field, and report the field', () => {
    const saved = {
      ...EMPTY_PROPERTY,
      price: 62_000,
      floor: 3,
      gpsCoordinates: { latitude: 42.67, longitude: 23.32 },
      billsMeta: [{ bill: 'water' as const, payer: 'tenant' as const, amount: 2_000 }],
      planMeta: [{ room: 'kitchen' as const, area: 9 }],
    };
    const form = aForm({
      price: 'около 620',
      floor: 'трети',
      gpsCoordinates: 'до НДК',
      billsMeta: [{ bill: 'water', payer: 'owner', amount: 'малко' }],
      planMeta: [{ room: 'kitchen', area: 'голяма' }],
      title: 'Двустаен',
    });
    const { content, unsaved } = propertyRules.draftOf(form, saved);
    expect(content).toMatchObject({
      price: 62_000,
      floor: 3,
      gpsCoordinates: saved.gpsCoordinates,
      billsMeta: [{ bill: 'water', payer: 'owner', amount: 2_000 }],
      planMeta: saved.planMeta,
      title: 'Двустаен',
    });
    expect(Object.keys(unsaved)).toEqual([
      'floor',
      'price',
      'gpsCoordinates',
      'billsMeta.water',
      'planMeta.0',
    ]);
  });

  it('clear emptied fields', () => {
    const { content, unsaved } = propertyRules.draftOf(aForm({ price: '' }), {
      ...EMPTY_PROPERTY,
      price: 62_000,
    });
    expect([content.price, unsaved]).toEqual([null, {}]);
  });

  it('preserve the items next to an unreadable one', () => {
    const bills = [
      { bill: 'water' as const, payer: 'tenant' as const, amount: 2_000 },
      { bill: 'internet' as const, payer: 'owner' as const, amount: 3_000 },
    ];
    const form = aForm({
      billsMeta: [
        { bill: 'water', payer: 'tenant', amount: 'малко' },
        { bill: 'internet', payer: 'owner', amount: '40' },
        { bill: 'heating', payer: 'owner', amount: 'много' },
      ],
    });
    const { content } = propertyRules.draftOf(form, { ...EMPTY_PROPERTY, billsMeta: bills });
    expect(content.billsMeta.map(({ amount }) => amount)).toEqual([2_000, 4_000, null]);
  });

  it('preserve two valid values that conflict', () => {
    const saved = { ...EMPTY_PROPERTY, floor: 5, totalFloors: 8 };
    const { content, unsaved } = propertyRules.draftOf(aForm({ floor: '5', totalFloors: '3' }), saved);
    expect(content).toMatchObject({ floor: 5, totalFloors: 8 });
    expect(unsaved).toEqual({ totalFloors: 'error-floor-above-total' });
  });
});

describe('The steps of the form', () => {
  it('contain every field', () => {
    expect(stepOfField('billsMeta.water')).toBe('contents');
    expect(stepOfField('nothing')).toBeNull();
    expect(inFormOrder({ nothing: 'x', 'billsMeta.water': 'a', slots: 'b' })).toEqual([
      { name: 'billsMeta.water', message: 'a', step: 'contents' },
      { name: 'slots', message: 'b', step: 'viewings' },
      { name: 'nothing', message: 'x', step: null },
    ]);
    expect(inFormOrder({ title: 'a', price: 'b', district_id: 'c' }).map(({ name }) => name)).toEqual([
      'district_id',
      'price',
      'title',
    ]);
  });

  it('are complete, wrong, open or optional', () => {
    const form = aWholeForm();
    const missing = { price: 'error-price-required' };
    expect(stepState('home', form, {}, missing)).toBe('complete');
    expect(stepState('price', form, {}, missing)).toBe('open');
    expect(stepState('price', form, missing, missing)).toBe('wrong');
    const bare = aForm();
    expect(stepState('pictures', bare, {}, {})).toBe('optional');
    expect(stepState('pictures', aForm({ images: [anUploadedPicture('a')] }), {}, {})).toBe('complete');
    expect(stepState('contents', bare, {}, {})).toBe('optional');
    for (const change of [
      { appliances: ['oven'] },
      { billsMeta: [{ bill: 'water', payer: 'tenant', amount: '' }] },
      { propertyAdvantages: ['balcony'] },
      { locationAdvantages: ['park'] },
      { petFriendly: true },
    ] as Partial<PropertyForm>[]) {
      expect(stepState('contents', aForm(change), {}, {})).toBe('complete');
    }
    expect(stepState('viewings', form, {}, {})).toBe('optional');
    expect(stepState('viewings', { ...form, slots: ['2026-12-01 10:00'] }, {}, {})).toBe('complete');
  });
});
