import { agencies } from '../../api/properties/agencies.ts';
import type { City } from '../../src/core/properties/location.ts';
import type { NearPlace } from '../../src/core/properties/near/near-place.ts';
import type {
  Agency,
  AgencySummary,
  FacetCount,
  PropertyCatalogue,
} from '../../src/core/properties/property-catalogue.ts';
import type { Property } from '../../src/core/properties/property.ts';
import type { RentTrend } from '../../src/core/properties/rent-trend.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { anAgency, aPropertySummary, pick } from './a-property.ts';
import { fakeGateway } from './fake-gateway.ts';

const DONE = { message: 'done' };

export const SOFIA: City = {
  id: 1,
  name: 'София',
  latitude: 42.6977,
  longitude: 23.3219,
  districts: [{ id: 11, name: 'Лозенец', latitude: 42.6721, longitude: 23.3215 }],
};

/** Server with these homes; searches by town, owner and id only. */
export function aPropertyCatalogue(homes: Property[] = [], cityList: City[] = []) {
  const state = {
    homes,
    cityList,
    agencyList: [anAgency()],
    nearPlaceList: [] as NearPlace[],
    trends: [] as RentTrend[],
    facets: [] as FacetCount[],
  };
  const find = (wanted: string | number): Property => {
    const found = state.homes.find(({ id }) => id === Number(wanted));
    if (!found) throw new Failure('error-property-not-found', {}, 'not-found');
    return found;
  };
  const done = ({ id }: { id: number }) => {
    find(id);
    return DONE;
  };
  return fakeGateway<PropertyCatalogue, typeof state>(
    {
      properties: ({ offset = 0, limit, orderBy, ...wanted }) => {
        const found = state.homes.filter((home) => isFound(home, wanted));
        if (orderBy === 'price.ASC') found.sort((one, other) => one.price - other.price);
        return { data: found.slice(offset, offset + limit).map(aPropertySummary), total: found.length };
      },
      propertyMap: (wanted) => {
        const data = state.homes
          .filter((home) => isFound(home, wanted))
          .map(({ id, price, gpsCoordinates }) => ({ id, price, gpsCoordinates }));
        return { data, total: data.length };
      },
      propertyFacets: () => ({ data: state.facets }),
      property: ({ id }) => find(id),
      similarProperties: ({ id }) => ({
        data: state.homes.filter((one) => one !== find(id)).map(aPropertySummary),
      }),
      fairPrice: () => ({ data: state.homes[0]?.fairPrice ?? null }),
      usualRents: ({ city }) => ({
        data: state.homes
          .filter((home) => home.city.id === city)
          .flatMap(({ type, fairPrice }) => (fairPrice ? [{ type, ...fairPrice }] : []))
          .slice(0, 1),
      }),
      rentTrends: () => ({ data: state.trends }),
      cities: () => ({ data: state.cityList }),
      nearPlaces: () => ({ data: state.nearPlaceList }),
      agencies: ({ offset, limit }) => ({
        data: state.agencyList.slice(offset, offset + limit).map(agencySummaryOf),
        total: state.agencyList.length,
      }),
      agency: ({ id }) => {
        const agency = state.agencyList.find((one) => String(one.id) === id);
        if (!agency) throw new Failure('error-agency-not-found', {}, 'not-found');
        return agency;
      },
      visitProperty: done,
      favoriteProperty: done,
      reportProperty: done,
    },
    state,
  );
}

type Wanted = Omit<Parameters<PropertyCatalogue['properties']>[0], 'limit'>;

const isFound = ({ id, city, owner }: Property, wanted: Wanted) =>
  (!wanted.ids || wanted.ids.includes(id)) &&
  !wanted.except?.includes(id) &&
  (!wanted.city || wanted.city.includes(city.id)) &&
  (!wanted.owner || wanted.owner === owner.id) &&
  (!wanted.agency || wanted.agency === owner.agency?.id);

const agencySummaryOf = (agency: Agency): AgencySummary =>
  pick(agency, Object.keys(agencies.answer.properties.data.items.properties));
