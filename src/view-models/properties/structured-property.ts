import type { PropertyType } from '../../core/properties/property-choices.ts';
import type { Property } from '../../core/properties/property.ts';
import { plainEuro } from '../../core/shared/money.ts';
import { pictureFile } from '../../core/shared/picture.ts';

const KINDS: Partial<Record<PropertyType, string>> = { house: 'House', room: 'Room' };

/** JSON-LD of a home (schema.org); the rent is in EUR (PRICE-07). */
export function structuredProperty(property: Property): Record<string, unknown> {
  const { gpsCoordinates, owner, district, city } = property;
  const price = plainEuro(property.price);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: property.title,
    description: property.description,
    datePosted: property.createdAt,
    image: property.images.map((image) => pictureFile(image)),
    mainEntity: {
      '@type': KINDS[property.type] ?? 'Apartment',
      name: property.title,
      numberOfBedrooms: property.bedrooms,
      numberOfBathroomsTotal: property.bathrooms,
      floorLevel: String(property.floor),
      floorSize: { '@type': 'QuantitativeValue', value: property.area, unitCode: 'MTK' },
      yearBuilt: property.buildingYear,
      petsAllowed: property.petFriendly,
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'BG',
        addressLocality: city.name,
        streetAddress: district.name,
      },
      ...(property.isPlaceExact && { geo: { '@type': 'GeoCoordinates', ...gpsCoordinates } }),
    },
    offers: {
      '@type': 'Offer',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      price,
      priceCurrency: 'EUR',
      priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'EUR', unitCode: 'MON' },
      availability: `https://schema.org/${property.status === 'rented' ? 'SoldOut' : 'InStock'}`,
      offeredBy: owner.agency
        ? { '@type': 'RealEstateAgent', name: owner.agency.name }
        : { '@type': 'Person', name: owner.name },
    },
  };
}
