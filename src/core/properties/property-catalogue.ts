import type { RentTrend } from './rent-trend.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { Page } from '../shared/page.ts';
import type { Picture } from '../shared/picture.ts';
import type { Rating } from '../reviews/star-average.ts';
import type { ComparedHome, FairPrice, UsualRent } from './fair-price.ts';
import { textOfArea } from './map/map-area.ts';
import type { City } from './location.ts';
import type { OwnerWarning } from '../accounts/warnings.ts';
import type { ReportReason, TravelMeans } from './property-choices.ts';
import type { PropertySearch, PropertyFacets } from './property-search.ts';
import type { PropertyFilterRequest } from './property-fields.ts';
import type { PropertyFilters } from './property-filters.ts';
import type { NearPlace } from './near/near-place.ts';
import type { Coordinates, Property, PropertySummary } from './property.ts';
import type { Responsiveness } from './responsiveness.ts';

/** A listing on the map; the price in stotinki per month. */
export type PropertyMarker = { id: number; price: number; gpsCoordinates: Coordinates };

/** Markers up to the limit of the map; `total` counts all homes up to its own limit. */
export type PropertyMap = { data: PropertyMarker[]; total: number };

export type AgencySummary = {
  id: number;
  name: string;
  logo: Picture | null;
  description: string;
  trusted: boolean;
  propertyCount: number;
  /** Account of the agency; reviews belong to it. */
  accountId: number;
  rating: Rating | null;
};

export type Agency = AgencySummary & {
  phone: string;
  email: string;
  website: string;
  address: string;
  memberSince: string;
  responsiveness: Responsiveness | null;
  phoneVerifiedAt: string | null;
  companyVerifiedAt: string | null;
  /** Reasons for caution. */
  warnings: OwnerWarning[];
};

/** Port to the public homes for rent. */
export abstract class PropertyCatalogue {
  abstract search(search: PropertySearch, signal?: CancelSignal): Promise<Page<PropertySummary>>;
  abstract byIds(ids: readonly number[], signal?: CancelSignal): Promise<PropertySummary[]>;
  abstract map(filters: PropertyFilters, signal?: CancelSignal): Promise<PropertyMap>;
  /** Counts the choices of the filters. */
  abstract facets(filters: PropertyFilters, signal?: CancelSignal): Promise<PropertyFacets>;
  abstract property(id: string, signal?: CancelSignal): Promise<Property>;
  abstract similar(id: string, signal?: CancelSignal): Promise<PropertySummary[]>;
  /** Range of rents of comparable homes (TRUST-01); null with too few homes. */
  abstract fairPrice(home: ComparedHome, signal?: CancelSignal): Promise<FairPrice | null>;
  /**
   * Usual rents by type, in the usual order; types with too few homes are absent.
   * @param district null for the whole city
   */
  abstract usualRents(city: number, district: number | null, signal?: CancelSignal): Promise<UsualRent[]>;
  /** Rent trends of a place, by type. */
  abstract rentTrends(city: number, district: number | null, signal?: CancelSignal): Promise<RentTrend[]>;
  abstract cities(signal?: CancelSignal): Promise<City[]>;
  /** Universities as places for the search of homes near them. */
  abstract nearPlaces(signal?: CancelSignal): Promise<NearPlace[]>;
  abstract agencies(
    page: { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<AgencySummary>>;
  abstract agency(id: string, signal?: CancelSignal): Promise<Agency>;
  abstract ofAgency(
    id: string,
    page: { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<PropertySummary>>;
  abstract ofUser(
    id: string,
    page: { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<PropertySummary>>;
  /** Counts one more visitor of the day. */
  abstract visited(id: number): Promise<void>;
  /** @param browser random key of this browser, so that a favorite counts once */
  abstract favorite(id: number, browser: string, kept: boolean): Promise<void>;
  abstract report(id: number, report: { reason: ReportReason; text: string; email: string }): Promise<void>;
}

/** Query of the API with the active filters. */
export function requestOfPropertyFilters(filters: PropertyFilters): PropertyRequest {
  const { cities, districts, types, appliances, features, within, ...same } = filters;
  const all = {
    ...same,
    city: cities,
    district: districts,
    type: types,
    appliance: appliances,
    feature: features,
    within: within && textOfArea(within),
  };
  const chosen = Object.entries(all).filter(
    ([, value]) => value !== null && value !== false && String(value) !== '',
  );
  return Object.fromEntries(chosen.map(([name, value]) => [name, value === true ? '1' : value]));
}

type PropertyRequest = PropertyFilterRequest & {
  city?: number[];
  district?: number[];
  priceFrom?: number;
  priceTo?: number;
  areaFrom?: number;
  areaTo?: number;
  bedrooms?: number[];
  type?: PropertyFilters['types'];
  pets?: '1';
  floorFrom?: number;
  floorTo?: number;
  totalTo?: number;
  availableOn?: string;
  days?: number;
  feature?: PropertyFilters['features'];
  appliance?: PropertyFilters['appliances'];
  text?: string;
  within?: string;
  drawn?: string;
  near?: string[];
  by?: TravelMeans;
  minutes?: number;
};

/** Port to the random key of this browser, so that a favorite counts once. The first favorite creates it. */
export abstract class BrowserKey {
  abstract read(): string;
}
