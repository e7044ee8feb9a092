import { exchangeListingMarks } from '../../../api/properties/listing-marks.ts';
import { agencies, agency } from '../../../api/properties/agencies.ts';
import * as contract from '../../../api/properties/properties.ts';
import * as choices from '../../../src/core/properties/property-choices.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { readFairPrice } from './fair-price/read-fair-price.ts';
import { readRentTrends } from './fair-price/read-rent-trends.ts';
import { readUsualRents } from './fair-price/read-usual-rents.ts';
import { listAgencies, readAgency } from './listing/agencies.ts';
import type { PropertyDependencies } from './property-dependencies.ts';
import { listCities } from './locations.ts';
import { countFavorite, countVisit, ensurePublic } from './listing/property-visits.ts';
import { readProperty } from './listing/read-property.ts';
import { exchangeMarks } from './listing/listing-marks.ts';
import { listNearPlaces } from './search/near-places.ts';
import { similarProperties } from './listing/similar-properties.ts';
import { propertiesOnMap, searchProperties } from './search/search-properties.ts';
import type { BodyOf } from '../../../api/operation.ts';
import { acceptReport, storeReport } from './listing/listing-reports.ts';

/**
 * Cache-Control max-age, in seconds. Searches are not cached, because landlords look for what they have just
 * published.
 */
const LIST = { cacheSeconds: 30, readsReplica: true } as const;
const LISTS = ['places', 'properties', 'agencies'];
/** Each with its number of homes. */
const AGENCIES = ['agencies', 'properties'];
/** For data that changes with a deployment only, and for places. */
const LONG_CACHE = 3_600;

export function propertyRoutes(deps: PropertyDependencies): Implementation[] {
  const { db, homes } = deps;
  return [
    implement(contract.properties, ({ query, language }) => searchProperties(deps, query, language), {
      readsReplica: true,
      shows: () => LISTS,
    }),
    implement(contract.propertyMap, ({ query }) => propertiesOnMap(deps, query), {
      readsReplica: true,
      shows: () => LISTS,
    }),
    implement(contract.propertySettings, () => Promise.resolve(SETTINGS), {
      cacheSeconds: LONG_CACHE,
      shows: () => [],
    }),
    implement(contract.propertyFacets, async ({ query }) => ({ data: await homes.facets(query) }), {
      ...LIST,
      shows: () => LISTS,
    }),
    implement(contract.propertyAppliances, () => Promise.resolve({ data: [...choices.APPLIANCES] }), {
      cacheSeconds: LONG_CACHE,
      shows: () => [],
    }),
    implement(contract.fairPrice, async ({ query }) => ({ data: await readFairPrice(db, query) }), {
      ...LIST,
      shows: () => ['places', 'fair-prices'],
    }),
    implement(contract.usualRents, async ({ query }) => ({ data: await readUsualRents(db, query) }), {
      ...LIST,
      shows: () => ['places', 'fair-prices'],
    }),
    implement(
      contract.rentTrends,
      async ({ query }) => ({ data: await readRentTrends(db, query, deps.clock.now()) }),
      { ...LIST, shows: () => ['places', 'fair-prices'] },
    ),
    implement(
      contract.property,
      ({ params, language, account }) => readProperty(deps, params.id, language, account?.id ?? null),
      {
        readsReplica: true,
        shows: ({ id, owner }) => ['places', 'fair-prices', `property:${id}`, `person:${owner.id}`],
      },
    ),
    implement(
      contract.similarProperties,
      async ({ params, language }) => ({ data: await similarProperties(deps, params.id, language) }),
      { ...LIST, shows: () => LISTS },
    ),
    implement(
      contract.visitProperty,
      async ({ params, request, account }) => {
        await countVisit(deps, Number(params.id), request, account?.id ?? null);
        return { message: 'noted' };
      },
      { shareOfLimit: 1 / 10 },
    ),
    implement(
      contract.favoriteProperty,
      async ({ params, body }) => {
        await countFavorite(deps, Number(params.id), body);
        return { message: 'property-favorite-counted' };
      },
      { shareOfLimit: 1 / 10 },
    ),
    implement(
      contract.reportProperty,
      async ({ params, body, sender }) => {
        await reportProperty(deps, Number(params.id), body, sender);
        return { message: 'property-reported' };
      },
      { shareOfLimit: 1 / 30 },
    ),
    implement(exchangeListingMarks, ({ account, body }) => exchangeMarks(deps, account.id, body.changes)),
    implement(contract.cities, async ({ language }) => ({ data: await listCities(db, language) }), {
      cacheSeconds: LONG_CACHE,
      readsReplica: true,
      shows: () => ['places'],
    }),
    implement(contract.nearPlaces, async ({ language }) => ({ data: await listNearPlaces(db, language) }), {
      cacheSeconds: LONG_CACHE,
      readsReplica: true,
      shows: () => ['places'],
    }),
    implement(agencies, ({ query, language }) => listAgencies(deps, query, language), {
      ...LIST,
      shows: ({ data }) => [...AGENCIES, ...data.map(reviewsOf)],
    }),
    implement(agency, ({ params, language }) => readAgency(deps, params.id, language), {
      ...LIST,
      shows: (shown) => [...AGENCIES, reviewsOf(shown), 'responsiveness', `person:${shown.accountId}`],
    }),
  ];
}

const reviewsOf = ({ accountId }: { accountId: number }) => `reviews:owner-${accountId}`;

const SETTINGS = {
  types: [...choices.PROPERTY_TYPES],
  constructions: [...choices.CONSTRUCTIONS],
  heatings: [...choices.HEATINGS],
  furnitures: [...choices.FURNITURES],
  energyClasses: [...choices.ENERGY_CLASSES],
  bills: [...choices.BILLS],
  locationAdvantages: [...choices.LOCATION_ADVANTAGES],
  propertyAdvantages: [...choices.PROPERTY_ADVANTAGES],
  planRooms: [...choices.PLAN_ROOMS],
  mostPictures: choices.PROPERTY_LIMITS.pictures,
};

/** Stores a report for the team. @throws Failure `not-found`, `invalid`, `too-many` per client address */
async function reportProperty(
  dependencies: PropertyDependencies,
  id: number,
  body: BodyOf<typeof contract.reportProperty>,
  address: string,
): Promise<void> {
  const { db } = dependencies;
  const { text, email } = await acceptReport(dependencies, body, address, () => ensurePublic(db, id));
  await storeReport(db, 'home', id, { reason: body.reason, text, email });
}
