import type { BodyOf } from '../../../../api/operation.ts';
import type { draftDescription as contract } from '../../../../api/properties/own-properties.ts';
import { EMPTY_PROPERTY } from '../../../../src/core/properties/property-content.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { countAttempt } from '../../../platform/http/attempt-limits.ts';
import type { DraftedDescription } from './description-writer.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';

const DRAFTS = { most: 20, minutes: 60 };

/** Drafts a description from the address and the listing's content (HOME-07). @throws Failure `too-many` */
export async function draftDescription(
  { db, clock, descriptions }: PropertyDependencies,
  accountId: number,
  { address, property: given }: BodyOf<typeof contract>,
  language: Language,
): Promise<DraftedDescription> {
  await countAttempt(db, `drafts of ${accountId}`, DRAFTS, clock.now());
  const property = { ...EMPTY_PROPERTY, ...given };
  const place =
    property.district_id === null || property.district_id > 2_147_483_647
      ? undefined
      : await db
          .selectFrom('district')
          .innerJoin('city', 'city.id', 'district.city_id')
          .select([`district.name_${language} as district`, `city.name_${language} as city`])
          .where('district.id', '=', property.district_id)
          .executeTakeFirst();
  return descriptions.write(
    {
      address: address.replace(/\s+/g, ' ').trim(),
      city: place?.city ?? null,
      district: place?.district ?? null,
      content: property,
    },
    language,
  );
}
