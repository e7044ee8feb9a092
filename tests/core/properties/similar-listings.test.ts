import { describe, expect, it } from 'vitest';
import { areNearIdentical } from '../../../src/core/properties/similar-listings.ts';

const TEXT =
  'Светъл апартамент до парка. Просторно и тихо жилище на пет минути от метрото, с изглед към Витоша и голяма тераса.';
const listing = { kind: 'two-room', city: 1, text: TEXT, price: 120_000, area: 65 };

describe('Two near-identical listings (TRUST-06)', () => {
  it.each([
    ['the same text, price and area', {}],
    ['one different word', { text: TEXT.replace('голяма', 'малка') }],
    ['a different case and punctuation', { text: TEXT.toUpperCase().replaceAll(',', ' –') }],
    ['a rent 4% higher', { price: 124_800 }],
    ['2 m² more', { area: 67 }],
  ])('have %s', (_, changes) => {
    expect(areNearIdentical(listing, { ...listing, ...changes })).toBe(true);
  });

  it.each([
    ['in another town', { city: 2 }],
    ['of another type', { kind: 'three-room' }],
    ['with a rent 10% higher', { price: 132_000 }],
    ['with 10 m² more', { area: 75 }],
    ['without an area', { area: null }],
    [
      'with another description',
      { text: 'Светъл апартамент до парка. Мансарда с две спални и камина, без асансьор.' },
    ],
    [
      'with an additional sentence',
      { text: `${TEXT} На последния етаж е, с гараж и мазе, до самото училище.` },
    ],
  ])('are not detected %s', (_, changes) => {
    expect(areNearIdentical(listing, { ...listing, ...changes })).toBe(false);
  });
});
