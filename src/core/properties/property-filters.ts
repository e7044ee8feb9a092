import type { MapArea } from './map/map-area.ts';
import type { PropertyFeature } from './property-features.ts';
import { noFilters } from '../shared/field-filters.ts';
import type { Appliance, PropertyType, TravelMeans } from './property-choices.ts';
import { PROPERTY_FIELDS } from './property-fields.ts';
import type { PropertyFieldFilters } from './property-fields.ts';

/** Filters of lists of homes (HOME-02). Prices in stotinki per month, areas in m². */
export type PropertyFilters = PropertyFieldFilters & {
  /** A home is in one of the districts, or in a city without a chosen district. */
  cities: number[];
  districts: number[];
  priceFrom: number | null;
  priceTo: number | null;
  areaFrom: number | null;
  areaTo: number | null;
  /** Numbers of bedrooms; 4 means four or more. */
  bedrooms: number[];
  types: PropertyType[];
  /** True to list only homes that accept pets. */
  pets: boolean;
  /** Floors; the ground floor is 0. */
  floorFrom: number | null;
  floorTo: number | null;
  /** Rent and bills of an average month, in stotinki. */
  totalTo: number | null;
  /** Available on this day, `YYYY-MM-DD`. */
  availableOn: string | null;
  /** Maximum days since publication. */
  days: number | null;
  /** Required features, all of them. */
  features: PropertyFeature[];
  /** Required appliances, all of them. */
  appliances: Appliance[];
  text: string;
  /** Map area that contains the home ("search in this area"). */
  within: MapArea | null;
  /** Polygons that contain the home, encoded as in drawn-area.ts; empty for none. */
  drawn: string;
  /** Up to two places to search near, encoded as in near-place.ts (FIND-05). */
  near: string[];
  /** Means of travel to the places; null without places. */
  by: TravelMeans | null;
  /** Maximum estimated minutes to each place. */
  minutes: number | null;
};

export const NO_PROPERTY_FILTERS: PropertyFilters = {
  ...noFilters(PROPERTY_FIELDS),
  cities: [],
  districts: [],
  priceFrom: null,
  priceTo: null,
  areaFrom: null,
  areaTo: null,
  bedrooms: [],
  types: [],
  pets: false,
  floorFrom: null,
  floorTo: null,
  totalTo: null,
  availableOn: null,
  days: null,
  features: [],
  appliances: [],
  text: '',
  within: null,
  drawn: '',
  near: [],
  by: null,
  minutes: null,
};
