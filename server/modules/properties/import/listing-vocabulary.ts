import type { Kysely } from 'kysely';
import type { ListingWords } from '../../../../src/core/properties/import/listing-import-row.ts';
import { ListingPlaces } from '../../../../src/core/properties/import/listing-places.ts';
import { APPLIANCES, PROPERTY_ADVANTAGES } from '../../../../src/core/properties/property-choices.ts';
import { PROPERTY_FIELDS } from '../../../../src/core/properties/property-fields.ts';
import { mapFields } from '../../../../src/core/shared/fields.ts';
import { OTHER_LISTING_WORDS } from '../../../../src/core/properties/import/listing-words.ts';
import { ImportTerms } from '../../../../src/core/shared/import/import-terms.ts';
import { LANGUAGES } from '../../../../src/core/shared/language.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import type { Texts, Translate } from '../../../platform/texts.ts';
import type { Database } from '../../../tables.ts';

/** Accepted cell values: names in both languages, keys, and words of agencies' programs. */
export async function listingWords(db: Kysely<Database>, texts: Texts, now: Date): Promise<ListingWords> {
  const termsOf = <Key extends string>(keys: readonly Key[], name: (t: Translate, key: Key) => string) =>
    new ImportTerms(
      keys.map((key) => ({
        value: key,
        names: [
          ...LANGUAGES.map((language) => name(texts.in(language), key)),
          key,
          ...(OTHER_LISTING_WORDS[key] ?? []),
        ],
      })),
    );
  return {
    today: sofiaDay(now),
    places: await listingPlaces(db),
    choices: mapFields(PROPERTY_FIELDS, (name, field) =>
      termsOf('words' in field ? field.words : [], (t, key) => t(`property-${name}-${key}`)),
    ) as Record<string, ImportTerms<string>>,
    appliances: termsOf(APPLIANCES, (t, key) => t(`property-appliance-${key}`)),
    advantages: termsOf(PROPERTY_ADVANTAGES, (t, key) => t(`property-advantage-${key}`)),
  };
}

async function listingPlaces(db: Kysely<Database>): Promise<ListingPlaces> {
  const [cities, districts] = await Promise.all([
    db.selectFrom('city').select(['id', 'name_bg', 'name_en']).execute(),
    db.selectFrom('district').select(['id', 'city_id', 'name_bg', 'name_en']).execute(),
  ]);
  return new ListingPlaces(
    cities.map((city) => ({
      id: city.id,
      names: [city.name_bg, city.name_en],
      districts: districts
        .filter((district) => district.city_id === city.id)
        .map((district) => ({ id: district.id, names: [district.name_bg, district.name_en] })),
    })),
  );
}
