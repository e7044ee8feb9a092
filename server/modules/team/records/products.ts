import { sql } from 'kysely';
import { PRODUCT_FIELDS } from '../../../../src/core/shop/product-fields.ts';
import { readFields } from '../../../platform/database/field-columns.ts';
import type { RemovalDependencies } from '../removals.ts';
import { containsWords, days, hasId, isSet, withId } from './conditions.ts';
import type { RecordResource, RecordView } from './record-resource.ts';
import { removalActions } from './removal-actions.ts';
import { timelineSource } from './timeline.ts';

/** Products `d`, also deleted ones (TEAM-05). */
export const products = (deps: RemovalDependencies): RecordResource => ({
  name: 'products',
  subject: 'product',
  from: sql`product d join vendor seller on seller.id = d.vendor_id`,
  key: sql`d.id`,
  columns: {
    title: sql`d.title_bg`,
    titleEn: sql`d.title_en`,
    code: sql`d.vendor_code`,
    ean: sql`d.ean`,
    price: sql`d.price`,
    promoPrice: sql`d.promo_price`,
    quantity: sql`d.quantity`,
    categoryId: sql`d.category_id`,
    vendorId: sql`d.vendor_id`,
    vendorName: sql`seller.name`,
    createdAt: sql`d.created_at`,
    updatedAt: sql`d.updated_at`,
    hiddenAt: sql`d.hidden_at`,
    deletedAt: sql`d.deleted_at`,
    removedAt: sql`d.removed_at`,
  },
  files: { price: 'stotinki', promoPrice: 'stotinki' },
  sorts: ['id', 'createdAt', 'title', 'price'],
  filters: {
    isRemoved: isSet(sql`d.removed_at`),
    isDeleted: isSet(sql`d.deleted_at`),
    isHidden: isSet(sql`d.hidden_at`),
    categoryId: withId(sql`d.category_id`),
    vendorId: withId(sql`d.vendor_id`),
    ...days(sql`d.created_at`),
  },
  search: ({ recordId, words }) => [
    ...hasId(sql`d.id`, recordId),
    ...containsWords(sql`d.title_bg || ' ' || d.title_en || ' ' || d.vendor_code`, words),
  ],
  found: { title: sql`d.title_bg`, detail: sql`seller.name` },
  details: detailsOf,
  actions: removalActions(deps, 'product', 'products'),
});

async function detailsOf({ db, related, timeline }: RecordView, text: string) {
  const id = Number(text);
  const { vendor_id: vendorId, ...shown } = await db
    .selectFrom('product')
    .select(['vendor_id', 'description_bg as descriptionBg', 'description_en as descriptionEn', 'pictures'])
    .select(['scheduled_promo_price as scheduledPromoPrice', 'promo_from as promoFrom'])
    .select('promo_until as promoUntil')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...shown,
    ...(await readFields(db, 'product', PRODUCT_FIELDS, id)),
    related: {
      decisions: await related('decisions', sql`d.subject_id = ${`product-${id}`}`),
      vendors: await related('vendors', sql`v.id = ${vendorId}`),
      orders: await related(
        'orders',
        sql`o.id in (select part.order_id from vendor_order_line line
          join vendor_order part on part.id = line.vendor_order_id where line.product_id = ${id})`,
      ),
    },
    timeline: await timeline([
      timelineSource(
        sql`select created_at as at, 'created' as event, '' as detail, '' as text from product where id = ${id}`,
      ),
      timelineSource(
        sql`select updated_at as at, 'changed' as event, '' as detail, '' as text from product where id = ${id}`,
      ),
      timelineSource(
        sql`select deleted_at as at, 'deleted' as event, '' as detail, '' as text from product where id = ${id}`,
      ),
      timelineSource(
        sql`select valid_from as at, 'price' as event, price::text as detail, '' as text from product_price where product_id = ${id}`,
      ),
      timelineSource(
        sql`select created_at as at, 'reviewed' as event, stars::text as detail, text from review where subject = ${`product-${id}`} and status = 'shown'`,
      ),
      timelineSource(
        sql`select created_at as at, 'asked' as event, coalesce(name, '') as detail, text from product_question where product_id = ${id} and status = 'shown'`,
      ),
      timelineSource(
        sql`select created_at as at, 'reported' as event, warning as detail, '' as text from listing_warning where kind = 'product' and item_id = ${id}`,
      ),
    ]),
  };
}
