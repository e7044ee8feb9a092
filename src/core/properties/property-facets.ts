import { filterWordsOf } from '../shared/field-filters.ts';
import { APPLIANCES, PROPERTY_TYPES } from './property-choices.ts';
import { PROPERTY_FIELDS } from './property-fields.ts';
import { PROPERTY_FEATURES } from './property-features.ts';
import { BEDROOM_CHOICES } from './property-search.ts';

/** Choices of the filters that are counted. Of the first kind a home has one; of the second it has any number. */
export const FACETS = {
  bedrooms: BEDROOM_CHOICES.map(String),
  type: PROPERTY_TYPES,
  ...filterWordsOf(PROPERTY_FIELDS),
  feature: PROPERTY_FEATURES,
  appliance: APPLIANCES,
} as const satisfies Record<string, readonly string[]>;
export type Facet = keyof typeof FACETS;

/** Filters of which a home must fulfil all that are chosen. */
export const CUMULATIVE_FACETS: readonly Facet[] = ['feature', 'appliance'];

/**
 * Counts of homes with each choice, under the other filters. A facet is missing where there are too many homes to count.
 */
export type PropertyFacets = Partial<Record<Facet, Record<string, number>>>;
