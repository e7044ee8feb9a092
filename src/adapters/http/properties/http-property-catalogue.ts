import * as agencyCalls from '../../../../api/calls/properties/agencies.ts';
import * as calls from '../../../../api/calls/properties/properties.ts';
import type * as contract from '../../../../api/properties/properties.ts';
import type { ComparedHome, FairPrice, UsualRent } from '../../../core/properties/fair-price.ts';
import { PropertyCatalogue, requestOfPropertyFilters } from '../../../core/properties/property-catalogue.ts';
import type { Agency, AgencySummary, PropertyMap } from '../../../core/properties/property-catalogue.ts';
import type { NearPlace } from '../../../core/properties/near/near-place.ts';
import type { City } from '../../../core/properties/location.ts';
import type { ReportReason } from '../../../core/properties/property-choices.ts';
import type { PropertyFacets, PropertySearch } from '../../../core/properties/property-search.ts';
import type { PropertyFilters } from '../../../core/properties/property-filters.ts';
import type { Property, PropertySummary } from '../../../core/properties/property.ts';
import type { RentTrend } from '../../../core/properties/rent-trend.ts';
import type { CancelSignal } from '../../../core/shared/failure.ts';
import { MAX_PAGE_SIZE } from '../../../core/shared/page.ts';
import type { Page } from '../../../core/shared/page.ts';
import type { QueryOf } from '../../../../api/operation.ts';
import type { HttpClient } from '../http-client.ts';

type Paging = { offset: number; limit: number };

export class HttpPropertyCatalogue extends PropertyCatalogue {
  constructor(private readonly http: HttpClient) {
    super();
  }

  search(
    { filters, offset, limit, orderBy, except }: PropertySearch,
    signal?: CancelSignal,
  ): Promise<Page<PropertySummary>> {
    return this.list(
      {
        ...requestOfPropertyFilters(filters),
        offset,
        limit,
        orderBy,
        except: except && [...except],
      },
      signal,
    );
  }

  async byIds(ids: readonly number[], signal?: CancelSignal): Promise<PropertySummary[]> {
    if (ids.length === 0) return [];
    const found: PropertySummary[] = [];
    for (let from = 0; from < ids.length; from += MAX_PAGE_SIZE) {
      const some = ids.slice(from, from + MAX_PAGE_SIZE);
      const { data } = await this.list({ ids: some, limit: MAX_PAGE_SIZE }, signal);
      found.push(...data);
    }
    return found;
  }

  map(filters: PropertyFilters, signal?: CancelSignal): Promise<PropertyMap> {
    return this.http.call(calls.propertyMap, { query: requestOfPropertyFilters(filters), signal });
  }

  async facets(filters: PropertyFilters, signal?: CancelSignal): Promise<PropertyFacets> {
    const { data } = await this.http.call(calls.propertyFacets, {
      query: requestOfPropertyFilters(filters),
      signal,
    });
    const facets: PropertyFacets = {};
    for (const { facet, value, count } of data) (facets[facet] ??= {})[value] = count;
    return facets;
  }

  property(id: string, signal?: CancelSignal): Promise<Property> {
    return this.http.call(calls.property, { params: { id }, signal });
  }

  async similar(id: string, signal?: CancelSignal): Promise<PropertySummary[]> {
    return (await this.http.call(calls.similarProperties, { params: { id }, signal })).data;
  }

  async fairPrice(home: ComparedHome, signal?: CancelSignal): Promise<FairPrice | null> {
    const { data } = await this.http.call(calls.fairPrice, { query: home, signal });
    return data;
  }

  async usualRents(city: number, district: number | null, signal?: CancelSignal): Promise<UsualRent[]> {
    const query = { city, ...(district !== null && { district }) };
    return (await this.http.call(calls.usualRents, { query, signal })).data;
  }

  async rentTrends(city: number, district: number | null, signal?: CancelSignal): Promise<RentTrend[]> {
    const query = { city, ...(district !== null && { district }) };
    return (await this.http.call(calls.rentTrends, { query, signal })).data;
  }

  async cities(signal?: CancelSignal): Promise<City[]> {
    return (await this.http.call(calls.cities, { signal })).data;
  }

  async nearPlaces(signal?: CancelSignal): Promise<NearPlace[]> {
    return (await this.http.call(calls.nearPlaces, { signal })).data;
  }

  agencies(page: Paging, signal?: CancelSignal): Promise<Page<AgencySummary>> {
    return this.http.call(agencyCalls.agencies, { query: page, signal });
  }

  agency(id: string, signal?: CancelSignal): Promise<Agency> {
    return this.http.call(agencyCalls.agency, { params: { id }, signal });
  }

  ofAgency(id: string, page: Paging, signal?: CancelSignal): Promise<Page<PropertySummary>> {
    return this.list({ ...page, agency: Number(id) }, signal);
  }

  ofUser(id: string, page: Paging, signal?: CancelSignal): Promise<Page<PropertySummary>> {
    return this.list({ ...page, owner: Number(id) }, signal);
  }

  async visited(id: number): Promise<void> {
    await this.http.call(calls.visitProperty, { params: { id: String(id) }, byItself: true });
  }

  async favorite(id: number, browser: string, kept: boolean): Promise<void> {
    await this.http.call(calls.favoriteProperty, { params: { id: String(id) }, body: { browser, kept } });
  }

  async report(id: number, report: { reason: ReportReason; text: string; email: string }): Promise<void> {
    await this.http.call(calls.reportProperty, { params: { id: String(id) }, body: report });
  }

  private list(
    query: QueryOf<typeof contract.properties>,
    signal?: CancelSignal,
  ): Promise<Page<PropertySummary>> {
    return this.http.call(calls.properties, { query, signal });
  }
}
