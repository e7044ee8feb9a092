import type { Call } from '../../operation.ts';
import type * as contract from '../../properties/properties.ts';

/* Written by `npm run contract:write`. */

export const cities: Call<typeof contract.cities> = {
  method: 'GET',
  path: '/api/location/city',
};

export const fairPrice: Call<typeof contract.fairPrice> = {
  method: 'GET',
  path: '/api/property/fair-price',
  guarded: true,
};

export const favoriteProperty: Call<typeof contract.favoriteProperty> = {
  method: 'POST',
  path: '/api/property/{id}/favorite',
};

export const nearPlaces: Call<typeof contract.nearPlaces> = {
  method: 'GET',
  path: '/api/property/near-place',
};

export const properties: Call<typeof contract.properties> = {
  method: 'GET',
  path: '/api/property',
  guarded: true,
};

export const property: Call<typeof contract.property> = {
  method: 'GET',
  path: '/api/property/{id}',
  guarded: true,
};

export const propertyAppliances: Call<typeof contract.propertyAppliances> = {
  method: 'GET',
  path: '/api/property/appliances',
  guarded: true,
};

export const propertyFacets: Call<typeof contract.propertyFacets> = {
  method: 'GET',
  path: '/api/property/facets',
};

export const propertyMap: Call<typeof contract.propertyMap> = {
  method: 'GET',
  path: '/api/property/map',
};

export const propertySettings: Call<typeof contract.propertySettings> = {
  method: 'GET',
  path: '/api/property/settings',
  guarded: true,
};

export const rentTrends: Call<typeof contract.rentTrends> = {
  method: 'GET',
  path: '/api/property/rent-trends',
};

export const reportProperty: Call<typeof contract.reportProperty> = {
  method: 'POST',
  path: '/api/property/{id}/report',
};

export const similarProperties: Call<typeof contract.similarProperties> = {
  method: 'GET',
  path: '/api/property/{id}/similar',
};

export const usualRents: Call<typeof contract.usualRents> = {
  method: 'GET',
  path: '/api/property/usual-rents',
};

export const visitProperty: Call<typeof contract.visitProperty> = {
  method: 'POST',
  path: '/api/property/{id}/visit',
};
