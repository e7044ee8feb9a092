import { Type } from 'typebox';
import { MAX_LEFT_OUT, PROPERTY_ORDERS, FACETS } from '../../src/core/properties/property-search.ts';
import type { Facet } from '../../src/core/properties/property-search.ts';
import { operation } from '../operation.ts';
import { propertyFilters as filters } from './property-filters.ts';
import {
  Appliances,
  City,
  FairPrice,
  RentTrend,
  UsualRent,
  Property,
  PropertySummary,
  PropertyType,
  Words,
} from './property-schemas.ts';
import {
  Count,
  Done,
  Id,
  IdText,
  nullable,
  oneOf,
  page,
  paging,
  SquareMetres,
  Stotinki,
  strict,
  text,
} from '../schema.ts';

const domain = 'properties';
const params = strict({ id: IdText });
export const properties = operation({
  id: 'properties',
  method: 'GET',
  path: '/api/property',
  summary:
    'Searches homes for rent with filters, sorting and paging (HOME-01, HOME-02); `ids` selects some, `except` excludes some',
  domain,
  callers: ['anyone'],
  guarded: true,
  query: strict({
    ...filters,
    ...paging,
    orderBy: Type.Optional(oneOf(PROPERTY_ORDERS)),
    ids: Type.Optional(Type.Array(Id, { maxItems: 100 })),
    except: Type.Optional(Type.Array(Id, { maxItems: MAX_LEFT_OUT })),
    agency: Type.Optional(Id),
    owner: Type.Optional(Id),
  }),
  answer: page(PropertySummary),
});

export const propertyMap = operation({
  id: 'propertyMap',
  method: 'GET',
  path: '/api/property/map',
  summary: 'Returns the newest homes of a search as map markers, up to a limit',
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict(filters),
  answer: page(
    strict({
      id: Id,
      price: Stotinki,
      gpsCoordinates: strict({ latitude: Type.Number(), longitude: Type.Number() }),
    }),
  ),
});

export const propertyFacets = operation({
  id: 'propertyFacets',
  method: 'GET',
  path: '/api/property/facets',
  summary:
    'Counts the homes for each choice of the filters; choices that are too expensive to count are left out (HOME-02)',
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict(filters),
  answer: strict({
    data: Type.Array(
      strict({ facet: oneOf(Object.keys(FACETS) as Facet[]), value: Type.String(), count: Count }),
    ),
  }),
});

export const propertySettings = operation({
  id: 'propertySettings',
  method: 'GET',
  path: '/api/property/settings',
  summary: 'Returns the choices and limits of the form (HOME-06)',
  domain,
  callers: ['anyone'],
  guarded: true,
  answer: strict({
    types: Type.Array(PropertyType),
    constructions: Type.Array(Words.construction),
    heatings: Type.Array(Words.heating),
    furnitures: Type.Array(Words.furniture),
    energyClasses: Type.Array(Words.energyClass),
    bills: Type.Array(Words.bill),
    locationAdvantages: Type.Array(Words.locationAdvantage),
    propertyAdvantages: Type.Array(Words.propertyAdvantage),
    planRooms: Type.Array(Words.planRoom),
    mostPictures: Type.Integer(),
  }),
});

export const propertyAppliances = operation({
  id: 'propertyAppliances',
  method: 'GET',
  path: '/api/property/appliances',
  summary: 'Returns the appliances of a listing in their usual order',
  domain,
  callers: ['anyone'],
  guarded: true,
  answer: strict({ data: Appliances }),
});

export const fairPrice = operation({
  id: 'fairPrice',
  method: 'GET',
  path: '/api/property/fair-price',
  summary: 'Returns the usual rents of comparable homes (TRUST-01); null if there are too few',
  domain,
  callers: ['anyone'],
  guarded: true,
  query: strict({ district: Id, type: PropertyType, area: SquareMetres }),
  answer: strict({ data: nullable(FairPrice) }),
});

export const usualRents = operation({
  id: 'usualRents',
  method: 'GET',
  path: '/api/property/usual-rents',
  summary: 'Returns the usual rents of a place by type, at the most frequent area (TRUST-01)',
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict({ city: Id, district: Type.Optional(Id) }),
  answer: strict({ data: Type.Array(UsualRent) }),
});

export const rentTrends = operation({
  id: 'rentTrends',
  method: 'GET',
  path: '/api/property/rent-trends',
  summary: 'Returns rents per m² of a place by type and month, up to thirteen months (TRUST-01)',
  domain,
  callers: ['anyone'],
  guarded: false,
  query: strict({ city: Id, district: Type.Optional(Id) }),
  answer: strict({ data: Type.Array(RentTrend) }),
});

export const property = operation({
  id: 'property',
  method: 'GET',
  path: '/api/property/{id}',
  summary: 'Returns a listing (HOME-03); its owner gets it in any status, others only active or rented',
  domain,
  callers: ['anyone'],
  guarded: true,
  params,
  answer: Property,
});

export const similarProperties = operation({
  id: 'similarProperties',
  method: 'GET',
  path: '/api/property/{id}/similar',
  summary: 'Returns similar listings: same city, near in district, price and size',
  domain,
  callers: ['anyone'],
  guarded: false,
  params,
  answer: strict({ data: Type.Array(PropertySummary) }),
});

export const visitProperty = operation({
  id: 'visitProperty',
  method: 'POST',
  path: '/api/property/{id}/visit',
  summary: 'Counts a visit of the listing, once a day per visitor',
  domain,
  callers: ['anyone'],
  guarded: false,
  params,
  answer: Done,
  status: 202,
});

export const favoriteProperty = operation({
  id: 'favoriteProperty',
  method: 'POST',
  path: '/api/property/{id}/favorite',
  summary: 'Counts or uncounts the listing as a favorite of a browser',
  domain,
  callers: ['anyone'],
  guarded: false,
  params,
  body: strict({ browser: Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' }), kept: Type.Boolean() }),
  answer: Done,
  status: 202,
});

export const reportProperty = operation({
  id: 'reportProperty',
  method: 'POST',
  path: '/api/property/{id}/report',
  summary: 'Reports a listing to the team',
  domain,
  callers: ['anyone'],
  guarded: false,
  params,
  body: strict({ reason: Words.reportReason, text: text(2_000), email: text(300) }),
  answer: Done,
  status: 201,
});

export const cities = operation({
  id: 'cities',
  method: 'GET',
  path: '/api/location/city',
  summary: 'Returns cities with their districts, in the language of the request',
  domain,
  callers: ['anyone'],
  guarded: false,
  answer: strict({ data: Type.Array(City) }),
});

export const nearPlaces = operation({
  id: 'nearPlaces',
  method: 'GET',
  path: '/api/property/near-place',
  summary: 'Returns universities, as places to search near (FIND-05)',
  domain,
  callers: ['anyone'],
  guarded: false,
  answer: strict({
    data: Type.Array(
      strict({
        near: Type.String(),
        name: Type.String(),
        city: nullable(Id),
        gpsCoordinates: strict({ latitude: Type.Number(), longitude: Type.Number() }),
      }),
    ),
  }),
});

export const propertyOperations = [
  properties,
  propertyMap,
  propertyFacets,
  propertySettings,
  propertyAppliances,
  fairPrice,
  usualRents,
  rentTrends,
  property,
  similarProperties,
  visitProperty,
  favoriteProperty,
  reportProperty,
  cities,
  nearPlaces,
];
