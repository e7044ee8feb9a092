import type { MapArea } from './map/map-area.ts';
import type {
  Appliance,
  Construction,
  Furniture,
  Heating,
  PropertyType,
  TravelMeans,
} from './property-choices.ts';

/** What narrows the list of homes (HOME-02); prices in stotinki a month, areas in m². */
export type PropertyFilters = {
  city: number | null;
  districts: number[];
  priceFrom: number | null;
  priceTo: number | null;
  areaFrom: number | null;
  areaTo: number | null;
  /** How many bedrooms; 4 means four or more. */
  bedrooms: number[];
  types: PropertyType[];
  furniture: Furniture[];
  heating: Heating[];
  construction: Construction[];
  /** Only where pets are welcome. */
  pets: boolean;
  /** All of them must be there. */
  appliances: Appliance[];
  text: string;
  /** Only what lies there ('search in this area'). */
  within: MapArea | null;
  /** Only what lies in areas that were drawn, as drawn-area.ts writes them; empty for none. */
  drawn: string;
  /** Up to two places that homes are sought near to, as near-place.ts writes them (FIND-05). */
  near: string[];
  /** How one gets there; null where nobody asks. */
  by: TravelMeans | null;
  /** Within so many estimated minutes of each place. */
  minutes: number | null;
};

export const NO_PROPERTY_FILTERS: PropertyFilters = {
  city: null,
  districts: [],
  priceFrom: null,
  priceTo: null,
  areaFrom: null,
  areaTo: null,
  bedrooms: [],
  types: [],
  furniture: [],
  heating: [],
  construction: [],
  pets: false,
  appliances: [],
  text: '',
  within: null,
  drawn: '',
  near: [],
  by: null,
  minutes: null,
};
