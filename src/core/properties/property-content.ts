import { emptyContent } from '../shared/fields.ts';
import type { Appliance, LocationAdvantage, PropertyAdvantage } from './property-choices.ts';
import { PROPERTY_FIELDS } from './property-fields.ts';
import type { PropertyFieldContent } from './property-fields.ts';
import type { Bill, Coordinates, PlanRoom, PropertyStatus } from './property.ts';

/**
 * Content of a listing, as its owner edits it (HOME-04). A draft may lack anything, which is then null or empty.
 * `images` and `plan` are keys of uploaded pictures.
 */
export type PropertyContent = PropertyFieldContent & {
  status: PropertyStatus;
  district_id: number | null;
  title: string;
  description: string;
  /** Generated draft of the description, unchanged. */
  descriptionAi: string;
  taxDescription: string;
  /** `YYYY-MM-DD`; null for now. */
  availableFrom: string | null;
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
  ...emptyContent(PROPERTY_FIELDS),
  status: 'draft',
  district_id: null,
  title: '',
  description: '',
  descriptionAi: '',
  taxDescription: '',
  availableFrom: null,
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
