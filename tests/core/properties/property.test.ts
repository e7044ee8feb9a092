import { describe, expect, it } from 'vitest';
import { pricePerSquareMetre } from '../../../src/core/properties/property.ts';

describe('The rent of one m²', () => {
  it.each([
    [130_000, 65, 2_000],
    [100_000, 66, 1_515],
    [100_001, 2, 50_001],
    [130_000, 0, null],
  ])('of %i stotinki for %i m² is %s', (price, area, each) => {
    expect(pricePerSquareMetre({ price, area })).toBe(each);
  });
});
