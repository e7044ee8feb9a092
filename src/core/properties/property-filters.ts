import type { MapArea } from './map/map-area.ts';
import type { PropertyFeature } from './property-features.ts';
import { noFilters } from '../shared/field-filters.ts';
import type { Appliance, PropertyType, TravelMeans } from './property-choices.ts';
import { PROPERTY_FIELDS } from './property-fields.ts';
import type { PropertyFieldFilters } from './property-fields.ts';

/** Filters of lists of homes (HOME-02). Prices in stotinki a month, areas in m². */
export type PropertyFilters = PropertyFieldFilters & {
  /** A home lies in one of the districts, or in a city of which no district is chosen. */
  cities: number[];
  districts: number[];
  priceFrom: number | null;
  priceTo: number | null;
  areaFrom: number | null;
  areaTo: number | null;
  /** How many bedrooms; 4 means four or more. */
  bedrooms: number[];
  types: PropertyType[];
  /** Only where pets are welcome. */
  pets: boolean;
  /** Floors, counted from 0 for the ground floor. */
  floorFrom: number | null;
  floorTo: number | null;
  /** Rent and bills of an average month, in stotinki. */
  totalTo: number | null;
  /** Available on that day, `YYYY-MM-DD`. */
  availableOn: string | null;
  /** Published in the last so many days. */
  days: number | null;
  /** All of them must hold. */
  features: PropertyFeature[];
  /** All of them must be there. */
  appliances: Appliance[];
  text: string;
  /** Part of the map that contains the home ("search in this area"). */
  within: MapArea | null;
  /** Drawn areas that contain the home, in the notation of drawn-area.ts; empty for none. */
  drawn: string;
  /** Up to two places that homes are sought near to, as near-place.ts writes them (FIND-05). */
  near: string[];
  /** Means of travel to the places; null without one. */
  by: TravelMeans | null;
  /** Within so many estimated minutes of each place. */
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
