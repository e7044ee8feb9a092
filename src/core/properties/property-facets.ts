import { filterWordsOf } from '../shared/field-filters.ts';
import { APPLIANCES, PROPERTY_TYPES } from './property-choices.ts';
import { PROPERTY_FIELDS } from './property-fields.ts';
import { PROPERTY_FEATURES } from './property-features.ts';
import { BEDROOM_CHOICES } from './property-search.ts';

/** Filters with counted choices. A home has one choice of the first group, and any number of the second. */
export const FACETS = {
  bedrooms: BEDROOM_CHOICES.map(String),
  type: PROPERTY_TYPES,
  ...filterWordsOf(PROPERTY_FIELDS),
  feature: PROPERTY_FEATURES,
  appliance: APPLIANCES,
} as const satisfies Record<string, readonly string[]>;
export type Facet = keyof typeof FACETS;

/** Filters that require all chosen values. */
export const CUMULATIVE_FACETS: readonly Facet[] = ['feature', 'appliance'];

/**
 * Number of homes per choice under the other filters. A facet is absent if there are too many homes to count.
 */
export type PropertyFacets = Partial<Record<Facet, Record<string, number>>>;
