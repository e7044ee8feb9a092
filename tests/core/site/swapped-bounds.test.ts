import { describe, expect, it } from 'vitest';
import type { Query } from '../../../src/core/site/paths.ts';
import { withSwappedBounds } from '../../../src/core/site/swapped-bounds.ts';

describe('Swapped bounds', () => {
  it('are corrected, and everything else except the page is unchanged', () => {
    const query = { priceFrom: ['900'], priceTo: ['300,50'], colour: ['oak'], page: ['3'] };
    expect(withSwappedBounds(query)).toEqual({ priceFrom: ['300,50'], priceTo: ['900'], colour: ['oak'] });
    expect(withSwappedBounds({ areaFrom: ['80'], areaTo: ['40'], priceFrom: ['1'], priceTo: ['2'] })).toEqual(
      {
        areaFrom: ['40'],
        areaTo: ['80'],
        priceFrom: ['1'],
        priceTo: ['2'],
      },
    );
  });

  it.each([
    {},
    { priceFrom: ['300'], priceTo: ['900'] },
    { priceFrom: ['900'] },
    { priceFrom: ['x'], priceTo: ['1'] },
    { priceFrom: ['5'], priceTo: ['5'] },
    { priceFrom: ['1 000'], priceTo: ['1 200'] },
    { priceFrom: ['90'], priceTo: ['100'] },
    { priceFrom: [], priceTo: [] },
  ])('are not found in %j', (query) => {
    expect(withSwappedBounds(query as Query)).toBeNull();
  });
});
