import { emptyContent } from '../shared/fields.ts';
import type { Appliance, LocationAdvantage, PropertyAdvantage } from './property-choices.ts';
import { PROPERTY_FIELDS } from './property-fields.ts';
import type { PropertyFieldContent } from './property-fields.ts';
import type { Bill, Coordinates, PlanRoom, PropertyStatus } from './property.ts';

/**
 * Editable content of a listing (HOME-04). A draft may be incomplete; missing values are null or empty.
 * `images` and `plan` are keys of uploaded pictures.
 */
export type PropertyContent = PropertyFieldContent & {
  status: PropertyStatus;
  district_id: number | null;
  title: string;
  description: string;
  /** Generated draft of the description without the landlord's changes. */
  descriptionAi: string;
  taxDescription: string;
  /** `YYYY-MM-DD`; null if available now. */
  availableFrom: string | null;
  gpsCoordinates: Coordinates | null;
  /**
   * True if the listing shows the phone number; null for the account's default, which is true for agencies.
   */
  phonePublic?: boolean | null;
  /** True if the listing shows the exact point, else one near it. Absent in a request means unchanged. */
  placePublic?: boolean;
  /** Confirms a point far from the chosen town; in requests only. */
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
