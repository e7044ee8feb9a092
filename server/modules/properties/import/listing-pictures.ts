import { PROPERTY_LIMITS } from '../../../../src/core/properties/property-choices.ts';
import type { PictureSubject } from '../../shop/import/pictures/picture-subject.ts';
import type { ModerationHold } from '../duplicate-pictures/moderation-hold.ts';
import { pictureKey, savePictures } from '../editor/property-pictures.ts';

/**
 * Pictures of listings. A published listing with another owner's picture goes into moderation (TRUST-03).
 */
export const listingPictures = (moderationHold: ModerationHold): PictureSubject => ({
  items: 'property',
  itemColumn: 'property_id',
  sources: 'property_picture_source',
  most: PROPERTY_LIMITS.pictures,
  async lock(transaction, id) {
    const row = await transaction
      .selectFrom('property')
      .select('pictures')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    return row?.pictures.map(pictureKey) ?? null;
  },
  async save(transaction, accountId, id, keys) {
    const row = await transaction
      .selectFrom('property')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const plan = row.plan && pictureKey(row.plan);
    await savePictures(transaction, accountId, row, { images: [...keys], plan });
    await moderationHold.check(transaction, 'home', id, row);
  },
});
