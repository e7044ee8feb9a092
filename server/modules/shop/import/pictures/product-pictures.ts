import { sql } from 'kysely';
import { MAX_PICTURES } from '../../../../../src/core/shop/product-choices.ts';
import type { StoredPicture } from '../../../../platform/tables.ts';
import { saveProductPictures, uploadedPicture } from '../../editor/own-product-pictures.ts';
import type { PictureSubject } from './picture-subject.ts';

export const PRODUCT_PICTURES: PictureSubject = {
  items: 'product',
  itemColumn: 'product_id',
  sources: 'product_picture_source',
  most: MAX_PICTURES,
  async lock(transaction, id) {
    const { rows } = await sql<{ pictures: StoredPicture[] }>`
      select pictures from product where id = ${id} and deleted_at is null for no key update`.execute(
      transaction,
    );
    return rows[0]?.pictures.map((one) => uploadedPicture(one).key) ?? null;
  },
  async save(transaction, accountId, id, keys) {
    const { variant_of: main } = await transaction
      .selectFrom('product')
      .select('variant_of')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await saveProductPictures(transaction, accountId, { id, family: main ?? id }, keys);
  },
};
