import { describe, expect, it } from 'vitest';
import { pricePerSquareMetre, listingTitle } from '../../../src/core/properties/property.ts';

describe('The rent of one m²', () => {
  it.each([
    [130_000, 65, 2_000],
    [100_000, 66, 1_515],
    [100_001, 2, 50_001],
    [130_000, 0, null],
  ])('for %i stotinki and %i m² is %s', (price, area, each) => {
    expect(pricePerSquareMetre({ price, area })).toBe(each);
  });
});

const home = {
  title: 'Светъл тристаен в Люлин 6',
  language: 'bg',
  district: { id: 1, name: 'Lyulin 6' },
} as const;
const words = { type: 'Three-room flat', area: '118 m²' };

describe('The title of a home in a list', () => {
  it('starts with facts in English, followed by the landlord’s title', () => {
    expect(listingTitle(home, 'en', words)).toEqual({
      lead: 'Three-room flat, 118 m², Lyulin 6',
      language: 'en',
      own: 'Светъл тристаен в Люлин 6',
    });
  });

  it('is the landlord’s in Bulgarian, with its language', () => {
    expect(listingTitle({ ...home, language: 'en' }, 'bg', words)).toEqual({
      lead: 'Светъл тристаен в Люлин 6',
      language: 'en',
      own: null,
    });
  });
});
