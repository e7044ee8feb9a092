import { describe, expect, it } from 'vitest';
import { contentOf, EMPTY_PROPERTY_FORM, formOf } from '../../../src/core/homes/property-form.ts';
import type { PropertyForm } from '../../../src/core/homes/property-form.ts';
import { EMPTY_PROPERTY } from '../../../src/core/homes/property-content.ts';
import { propertyRules } from '../../../src/core/homes/property-rules.ts';
import { inFormOrder, stepOfField, stepState } from '../../../src/core/homes/property-steps.ts';
import { anUploadedPicture, aWholeProperty } from '../../support/memory-own-homes.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const aForm = (changes: Partial<PropertyForm> = {}): PropertyForm => ({ ...EMPTY_PROPERTY_FORM, ...changes });
const aWholeForm = (changes: Partial<PropertyForm> = {}): PropertyForm => ({
  ...formOf({ content: aWholeProperty(), images: [], plan: null, slots: [] }, 1, 'bg'),
  ...changes,
});

describe('the form of a listing', () => {
  it('says an empty listing when it is empty', () => {
    expect(contentOf(EMPTY_PROPERTY_FORM, 'draft')).toEqual({ content: EMPTY_PROPERTY, errors: {} });
  });

  it('goes there and back without a loss (HOME-04)', () => {
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

  it.each([
    ['1200', 120_000],
    ['1 200,50', 120_050],
    [' 980.5 ', 98_050],
  ])('takes %j for an amount of leva', (price, stotinki) => {
    expect(contentOf(aForm({ price }), 'draft')).toMatchObject({ content: { price: stotinki }, errors: {} });
  });

  it.each(['две хиляди', '1200 лв.', '-5', '1.234,50', '1e3'])('says that %j is no amount', (deposit) => {
    const { content, errors } = contentOf(aForm({ deposit }), 'draft');
    expect(content.deposit).toBeNull();
    expect(errors).toEqual({ deposit: 'error-amount-in-digits' });
  });

  it('says where numbers, places and parts of lists make no sense', () => {
    const { errors, content } = contentOf(
      aForm({
        floor: 'трети',
        area: '64,5',
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
      area: 'error-number-required',
      gpsCoordinates: 'error-coordinates-form',
      'billsMeta.water': 'error-amount-in-digits',
      'planMeta.0': 'error-room-area',
    });
    expect(content.planMeta).toEqual([{ room: 'bedroom', area: 14.5 }]);
  });
});

describe('the rules of a listing', () => {
  const errorsOf = (form: PropertyForm) => propertyRules.publishErrorsOf(form, NOW, null);

  it('let a whole listing be published', () => {
    expect(errorsOf(aWholeForm())).toEqual({});
  });

  it('say what cannot be understood rather than that it is missing', () => {
    expect(errorsOf(aWholeForm({ deposit: 'много' }))).toEqual({ deposit: 'error-amount-in-digits' });
    expect(errorsOf(aWholeForm({ deposit: '' }))).toEqual({ deposit: 'error-deposit-required' });
  });

  it('refuse a floor above the last, a place abroad, a day that has passed', () => {
    expect(
      errorsOf(aWholeForm({ floor: '9', gpsCoordinates: '48.85, 2.35', availableFrom: '2026-11-20' })),
    ).toEqual({
      floor: 'error-floor-above-total',
      gpsCoordinates: 'error-coordinates-outside',
      availableFrom: 'error-date-past',
    });
  });

  it('keep in a draft all but what even a draft may not say', () => {
    const draft = propertyRules.draftOf(
      aForm({ title: 'Двустаен', floor: '9', totalFloors: '8', area: '64' }),
    );
    expect(draft).toMatchObject({ title: 'Двустаен', floor: null, totalFloors: 8, area: 64 });
  });
});

describe('the steps of the form', () => {
  it('know where each field stands', () => {
    expect(stepOfField('billsMeta.water')).toBe('contents');
    expect(stepOfField('nothing')).toBeNull();
    expect(inFormOrder({ title: 'a', price: 'b', district_id: 'c' }).map(({ name }) => name)).toEqual([
      'district_id',
      'price',
      'title',
    ]);
  });

  it('tell what is complete, wrong, still open, and what may be left out', () => {
    const form = aWholeForm();
    const missing = { price: 'error-price-required' };
    expect(stepState('home', form, {}, missing)).toBe('complete');
    expect(stepState('price', form, {}, missing)).toBe('open');
    expect(stepState('price', form, missing, missing)).toBe('wrong');
    expect(stepState('viewings', form, {}, {})).toBe('optional');
    expect(stepState('viewings', { ...form, slots: ['2026-12-01 10:00'] }, {}, {})).toBe('complete');
  });
});
