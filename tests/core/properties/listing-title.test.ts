import { describe, expect, it } from 'vitest';
import { listingTitle } from '../../../src/core/properties/property.ts';

const home = {
  title: 'Светъл тристаен в Люлин 6',
  language: 'bg',
  district: { id: 1, name: 'Lyulin 6' },
} as const;
const words = { type: 'Three-room flat', area: '118 m²' };

describe('The title of a home in a list', () => {
  it('leads with facts in English and names the landlord’s title second', () => {
    expect(listingTitle(home, 'en', words)).toEqual({
      lead: 'Three-room flat, 118 m², Lyulin 6',
      language: 'en',
      own: 'Светъл тристаен в Люлин 6',
    });
  });

  it('is the landlord’s in Bulgarian, in the language that it is written in', () => {
    expect(listingTitle({ ...home, language: 'en' }, 'bg', words)).toEqual({
      lead: 'Светъл тристаен в Люлин 6',
      language: 'en',
      own: null,
    });
  });
});
