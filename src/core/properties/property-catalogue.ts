import type { RentTrend } from './rent-trend.ts';
import type { CancelSignal } from '../shared/failure.ts';
import type { NoInput } from '../shared/no-input.ts';
import { readByIds } from '../shared/page.ts';
import type { Page } from '../shared/page.ts';
import type { Picture } from '../shared/picture.ts';
import type { Rating } from '../reviews/star-average.ts';
import type { ComparedHome, FairPrice, UsualRent } from './fair-price.ts';
import { textOfArea } from './map/map-area.ts';
import type { City } from './location.ts';
import type { OwnerWarning } from '../accounts/warnings.ts';
import type { ReportReason, TravelMeans } from './property-choices.ts';
import type { PropertyOrder, PropertySearch } from './property-search.ts';
import type { Facet, PropertyFacets } from './property-search.ts';
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

export type ListingReport = { reason: ReportReason; text: string; email: string };

export type FacetCount = { facet: Facet; value: string; count: number };

/** `ids` limits the list to these homes, `except` excludes homes. */
type PropertyListInput = PropertyRequest & {
  ids?: readonly number[];
  except?: readonly number[] | undefined;
  agency?: number;
  owner?: number;
  orderBy?: PropertyOrder;
  offset?: number;
  limit: number;
};

type ById = { id: string };
type InPlace = { city: number; district?: number | null };

/** Port to the public homes for rent. */
export abstract class PropertyCatalogue {
  abstract properties(input: PropertyListInput, signal?: CancelSignal): Promise<Page<PropertySummary>>;
  abstract propertyMap(input: PropertyRequest, signal?: CancelSignal): Promise<PropertyMap>;
  abstract propertyFacets(input: PropertyRequest, signal?: CancelSignal): Promise<{ data: FacetCount[] }>;
  abstract property(input: ById, signal?: CancelSignal): Promise<Property>;
  abstract similarProperties(input: ById, signal?: CancelSignal): Promise<{ data: PropertySummary[] }>;
  /** Range of rents of comparable homes (TRUST-01); null with too few homes. */
  abstract fairPrice(input: ComparedHome, signal?: CancelSignal): Promise<{ data: FairPrice | null }>;
  /** Usual rents by type, in the usual order; types with too few homes are absent. */
  abstract usualRents(input: InPlace, signal?: CancelSignal): Promise<{ data: UsualRent[] }>;
  abstract rentTrends(input: InPlace, signal?: CancelSignal): Promise<{ data: RentTrend[] }>;
  abstract cities(input?: NoInput, signal?: CancelSignal): Promise<{ data: City[] }>;
  /** Universities as places for the search of homes near them. */
  abstract nearPlaces(input?: NoInput, signal?: CancelSignal): Promise<{ data: NearPlace[] }>;
  abstract agencies(
    input: { offset: number; limit: number },
    signal?: CancelSignal,
  ): Promise<Page<AgencySummary>>;
  abstract agency(input: ById, signal?: CancelSignal): Promise<Agency>;
  /** Counts one more visitor of the day. */
  abstract visitProperty(input: { id: number }): Promise<unknown>;
  /** Counts a favorite. `browser` is the random key of this browser, so that it counts once. */
  abstract favoriteProperty(input: { id: number; browser: string; kept: boolean }): Promise<unknown>;
  abstract reportProperty(input: ListingReport & { id: number }): Promise<unknown>;
}

export const propertySearchInput = ({ filters, ...page }: PropertySearch): PropertyListInput => ({
  ...requestOfPropertyFilters(filters),
  ...page,
});

/** Groups the counts of the filters' choices. */
export function facetsOf(counts: readonly FacetCount[]): PropertyFacets {
  const facets: PropertyFacets = {};
  for (const { facet, value, count } of counts) (facets[facet] ??= {})[value] = count;
  return facets;
}

export const propertiesByIds = (catalogue: PropertyCatalogue, ids: readonly number[]) =>
  readByIds(ids, (input) => catalogue.properties(input));

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
