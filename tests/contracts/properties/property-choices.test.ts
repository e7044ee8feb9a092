import { describe, expect, it } from 'vitest';
import { PropertyStatus, PropertyType, Words } from '../../../api/properties/property-schemas.ts';
import {
  APPLIANCES,
  BILLS,
  CONSTRUCTIONS,
  ENERGY_CLASSES,
  FURNITURES,
  HEATINGS,
  LOCATION_ADVANTAGES,
  PLAN_ROOMS,
  PROPERTY_ADVANTAGES,
  PROPERTY_TYPES,
  REPORT_REASONS,
} from '../../../src/core/properties/property-choices.ts';
import { PROPERTY_STATUSES } from '../../../src/core/properties/property.ts';

/** Choices of the form by their names in the contract. Neither may import the other. */
const CHOICES = {
  construction: CONSTRUCTIONS,
  heating: HEATINGS,
  furniture: FURNITURES,
  energyClass: ENERGY_CLASSES,
  appliance: APPLIANCES,
  bill: BILLS,
  locationAdvantage: LOCATION_ADVANTAGES,
  propertyAdvantage: PROPERTY_ADVANTAGES,
  planRoom: PLAN_ROOMS,
  reportReason: REPORT_REASONS,
} satisfies Record<keyof typeof Words, readonly string[]>;

const wordsOf = (schema: object) => (schema as { enum: string[] }).enum;

describe('The contract has exactly the choices of the form', () => {
  it.each(Object.entries(Words))('%s', (name, schema) => {
    expect(wordsOf(schema)).toEqual(CHOICES[name as keyof typeof Words]);
  });

  it('for the type of home and the status', () => {
    expect(wordsOf(PropertyType)).toEqual(PROPERTY_TYPES);
    expect(wordsOf(PropertyStatus)).toEqual(PROPERTY_STATUSES);
  });
});
