import { namesOf } from '../shared/fields.ts';
import type { FilterKind, FilterRequestOf, FiltersOf } from '../shared/field-filters.ts';
import type { ContentOf, Field, FormOf, PublishedOf } from '../shared/fields.ts';
import {
  CONSTRUCTIONS,
  ENERGY_CLASSES,
  FURNITURES,
  HEATINGS,
  PROPERTY_LIMITS as LIMITS,
  PROPERTY_TYPES,
} from './property-choices.ts';

type Step = 'home' | 'contents' | 'price';

type PropertyField = Field & {
  /** Step of the form with the field. */
  readonly step: Step;
  readonly filter?: FilterKind;
};

/** Types other than a room in a shared home. */
const HOMES = PROPERTY_TYPES.filter((type) => type !== 'room');
const POSITIVE = { from: 1, to: 2_000_000_000 };
const NOT_NEGATIVE = { from: 0, to: 2_000_000_000 };
const BALCONIES = { from: 0, to: 10 };

/**
 * Fields of a home (HOME-04), in the order of the form. Money in stotinki, area in m², terms in months. The
 * contract, form, validation, columns and facts derive from it. Place, texts, pictures, lists and the date of
 * availability have their own rules in property-content.ts.
 */
export const PROPERTY_FIELDS = {
  type: { kind: 'choice', words: PROPERTY_TYPES, required: true, step: 'home', fact: 'fact-type' },
  area: { kind: 'area', ...LIMITS.area, draft: POSITIVE, required: true, step: 'home', fact: 'area' },
  bedrooms: { kind: 'whole', ...LIMITS.bedrooms, required: true, step: 'home', hint: true, fact: 'bedrooms' },
  bathrooms: { kind: 'whole', ...LIMITS.bathrooms, required: true, step: 'home', fact: 'bathrooms' },
  floor: { kind: 'whole', ...LIMITS.floor, required: true, step: 'home', hint: true, fact: 'floor' },
  totalFloors: { kind: 'whole', from: 1, to: 60, required: true, step: 'home' },
  buildingYear: {
    kind: 'whole',
    from: 1850,
    to: 2040,
    required: true,
    messages: { missing: 'error-building-year-required' },
    step: 'home',
    fact: 'fact-building-year',
  },
  balconies: {
    kind: 'whole',
    ...BALCONIES,
    draft: BALCONIES,
    only: { field: 'type', words: HOMES },
    filter: 'at-least',
    step: 'home',
    fact: 'field-balconies',
  },
  construction: {
    kind: 'choice',
    words: CONSTRUCTIONS,
    required: true,
    filter: 'any-of',
    step: 'home',
    fact: 'construction',
  },
  heating: {
    kind: 'choice',
    words: HEATINGS,
    required: true,
    filter: 'any-of',
    step: 'home',
    fact: 'heating',
  },
  furniture: {
    kind: 'choice',
    words: FURNITURES,
    required: true,
    filter: 'any-of',
    step: 'home',
    fact: 'furniture',
  },
  energyClass: {
    kind: 'choice',
    words: ENERGY_CLASSES,
    untranslated: true,
    step: 'home',
    fact: 'energy-class',
  },
  petFriendly: { kind: 'flag', step: 'contents', fact: 'pets' },
  price: {
    kind: 'money',
    ...LIMITS.price,
    draft: POSITIVE,
    required: true,
    messages: { missing: 'error-price-required' },
    step: 'price',
  },
  deposit: {
    kind: 'money',
    ...LIMITS.deposit,
    draft: NOT_NEGATIVE,
    required: true,
    messages: { missing: 'error-deposit-required' },
    step: 'price',
  },
  commission: {
    kind: 'money',
    ...LIMITS.deposit,
    draft: NOT_NEGATIVE,
    initial: 0,
    required: true,
    messages: { missing: 'error-commission-required' },
    step: 'price',
    hint: true,
  },
  shortestTerm: {
    kind: 'whole',
    ...LIMITS.shortestTerm,
    step: 'price',
    fact: 'fact-shortest-term',
    unit: 'fact-months',
  },
} as const satisfies Record<string, PropertyField>;

export type PropertyFieldName = keyof typeof PROPERTY_FIELDS;
export type PropertyFieldContent = ContentOf<typeof PROPERTY_FIELDS>;
export type PropertyFieldFilters = FiltersOf<typeof PROPERTY_FIELDS>;
export type PropertyFilterRequest = FilterRequestOf<typeof PROPERTY_FIELDS>;
export type PropertyFieldForm = FormOf<typeof PROPERTY_FIELDS>;
export type PublishedPropertyFields = PublishedOf<typeof PROPERTY_FIELDS>;

/** Definition of a field with the common type. */
export const propertyField = (name: PropertyFieldName): PropertyField => PROPERTY_FIELDS[name];

export const fieldsOfStep = (step: Step): PropertyFieldName[] =>
  namesOf(PROPERTY_FIELDS).filter((name) => PROPERTY_FIELDS[name].step === step);
