import type { Kysely } from 'kysely';
import type { City } from '../../../src/core/properties/location.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Database } from '../../tables.ts';

/** Returns the cities in order, with their districts by name. */
export async function listCities(db: Kysely<Database>, language: Language): Promise<City[]> {
  const [cities, districts] = await Promise.all([
    db.selectFrom('city').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('district').selectAll().execute(),
  ]);
  const name = (place: { name_bg: string; name_en: string }) =>
    language === 'bg' ? place.name_bg : place.name_en;
  const collator = new Intl.Collator(language);
  return cities.map((city) => ({
    id: city.id,
    name: name(city),
    latitude: city.latitude,
    longitude: city.longitude,
    districts: districts
      .filter((district) => district.city_id === city.id)
      .map((district) => ({
        id: district.id,
        name: name(district),
        latitude: district.latitude,
        longitude: district.longitude,
      }))
      .toSorted((one, other) => collator.compare(one.name, other.name)),
  }));
}
