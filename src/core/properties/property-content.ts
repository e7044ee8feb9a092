import type {
  Appliance,
  Construction,
  EnergyClass,
  Furniture,
  Heating,
  LocationAdvantage,
  PropertyAdvantage,
  PropertyType,
} from './property-choices.ts';
import type { Bill, Coordinates, PlanRoom, PropertyStatus } from './property.ts';

/**
 * What an owner writes of a listing: the payload of HOME-04. A draft may lack anything, which is then null or
 * empty. Prices in stotinki, area in m², terms in months; `images` and `plan` are keys of uploaded pictures.
 */
export type PropertyContent = {
  status: PropertyStatus;
  district_id: number | null;
  price: number | null;
  deposit: number | null;
  commission: number | null;
  title: string;
  description: string;
  /** The machine's draft, as it was given. */
  descriptionAi: string;
  taxDescription: string;
  type: PropertyType | null;
  construction: Construction | null;
  heating: Heating | null;
  furniture: Furniture | null;
  floor: number | null;
  totalFloors: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  area: number | null;
  buildingYear: number | null;
  energyClass: EnergyClass | null;
  petFriendly: boolean;
  /** `YYYY-MM-DD`; null for now. */
  availableFrom: string | null;
  shortestTerm: number | null;
  gpsCoordinates: Coordinates | null;
  /** The phone number is shown on the listing; null for the default of the account: agencies show it. */
  phonePublic?: boolean | null;
  /** The exact point is shown; else one near it. Absent in a request means unchanged. */
  placePublic?: boolean;
  /** The owner has confirmed a point far from the chosen town. Part of the request only. */
  placeConfirmed?: boolean;
  appliances: { appliance: Appliance; order: number }[];
  billsMeta: Bill[];
  locationAdvantages: LocationAdvantage[];
  propertyAdvantages: PropertyAdvantage[];
  images: string[];
  plan: string | null;
  planMeta: PlanRoom[];
};

export const EMPTY_PROPERTY: PropertyContent = {
  status: 'draft',
  district_id: null,
  price: null,
  deposit: null,
  commission: 0,
  title: '',
  description: '',
  descriptionAi: '',
  taxDescription: '',
  type: null,
  construction: null,
  heating: null,
  furniture: null,
  floor: null,
  totalFloors: null,
  bedrooms: null,
  bathrooms: null,
  area: null,
  buildingYear: null,
  energyClass: null,
  petFriendly: false,
  availableFrom: null,
  shortestTerm: null,
  gpsCoordinates: null,
  phonePublic: null,
  placePublic: true,
  appliances: [],
  billsMeta: [],
  locationAdvantages: [],
  propertyAdvantages: [],
  images: [],
  plan: null,
  planMeta: [],
};
