import { Type } from 'typebox';
import type { TProperties } from 'typebox';
import {
  MAX_NEAR_PLACES,
  NEAR_PATTERN,
  PROPERTY_LIMITS,
  TRAVEL_MEANS,
} from '../../src/core/properties/property-choices.ts';
import { PROPERTY_FIELDS } from '../../src/core/properties/property-fields.ts';
import { PROPERTY_FEATURES } from '../../src/core/properties/property-features.ts';
import { filterSchemas } from '../fields.ts';
import { Id, oneOf, SquareMetres, Stotinki, text } from '../schema.ts';
import { Area, Day, DrawnAreas, PropertyType, Words } from './property-schemas.ts';

const Several = <Schema extends Parameters<typeof Type.Array>[0]>(item: Schema) =>
  Type.Optional(Type.Array(item, { maxItems: 30 }));

/** Up to two places, the means of travel and the maximum estimated minutes (FIND-05). */
const near = {
  near: Type.Optional(
    Type.Array(Type.String({ pattern: NEAR_PATTERN.source }), { maxItems: MAX_NEAR_PLACES }),
  ),
  by: Type.Optional(oneOf(TRAVEL_MEANS)),
  minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
};

const Floor = Type.Integer({ minimum: PROPERTY_LIMITS.floor.from, maximum: PROPERTY_LIMITS.floor.to });

/** Filters of lists and maps of homes; prices in stotinki per month, areas in m². */
export const propertyFilters = {
  city: Several(Id),
  district: Several(Id),
  priceFrom: Type.Optional(Stotinki),
  priceTo: Type.Optional(Stotinki),
  areaFrom: Type.Optional(SquareMetres),
  areaTo: Type.Optional(SquareMetres),
  bedrooms: Several(Type.Integer({ minimum: 0, maximum: 4 })),
  type: Several(PropertyType),
  ...filterSchemas(PROPERTY_FIELDS),
  pets: Type.Optional(oneOf(['1'])),
  floorFrom: Type.Optional(Floor),
  floorTo: Type.Optional(Floor),
  totalTo: Type.Optional(Stotinki),
  availableOn: Type.Optional(Day),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  feature: Several(oneOf(PROPERTY_FEATURES)),
  appliance: Several(Words.appliance),
  text: Type.Optional(text(200)),
  within: Type.Optional(Area),
  drawn: Type.Optional(DrawnAreas),
  ...near,
} satisfies TProperties;
