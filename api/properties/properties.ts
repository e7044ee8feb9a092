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
    'Homes for rent: search, order, pages (HOME-01, HOME-02); `ids` asks for certain ones, `except` leaves some out',
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
  summary: 'The newest homes of a search as markers, as many as a map can show',
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
    'How many homes each choice of the filters would leave; without what is too much to count (HOME-02)',
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
  summary: 'The choices and limits of the form (HOME-06)',
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
  summary: 'The appliances that a listing can name, in their usual order',
  domain,
  callers: ['anyone'],
  guarded: true,
  answer: strict({ data: Appliances }),
});

export const fairPrice = operation({
  id: 'fairPrice',
  method: 'GET',
  path: '/api/property/fair-price',
  summary: 'What homes like this one are let for (TRUST-01); null where there are too few to compare',
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
  summary:
    'What homes are usually let for in a place, by type, at the area that most of them there have (TRUST-01)',
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
  summary: 'How rents of a square metre have moved in a place by type, up to thirteen months (TRUST-01)',
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
  summary: 'A listing (HOME-03); its owner sees it in any status, others while it is active or rented',
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
  summary: 'Listings like this one: same city, near in district, price and size',
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
  summary: 'Counts a visitor of the listing, once a day',
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
  summary: 'Counts the listing among the favorites of a browser, or no longer',
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
  summary: 'Tells the operator that something is wrong with a listing',
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
  summary: 'Cities with their districts, named in the language of the request',
  domain,
  callers: ['anyone'],
  guarded: false,
  answer: strict({ data: Type.Array(City) }),
});

export const nearPlaces = operation({
  id: 'nearPlaces',
  method: 'GET',
  path: '/api/property/near-place',
  summary: 'Universities, as places that homes are sought near to (FIND-05)',
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
