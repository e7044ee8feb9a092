import { sql } from 'kysely';
import { oneOf } from '../../../../api/schema.ts';
import { PROPERTY_STATUSES } from '../../../../src/core/properties/property.ts';
import { PROPERTY_FIELDS } from '../../../../src/core/properties/property-fields.ts';
import { readFields } from '../../../platform/database/field-columns.ts';
import type { RemovalDependencies } from '../removals.ts';
import { containsWords, days, hasId, isSet, withId } from './conditions.ts';
import { filter } from './record-resource.ts';
import type { RecordResource, RecordView } from './record-resource.ts';
import { removalActions } from './removal-actions.ts';
import { timelineSource } from './timeline.ts';

/** Homes `p` for rent, also drafts and removed ones (TEAM-05). */
export const properties = (deps: RemovalDependencies): RecordResource => ({
  name: 'properties',
  subject: 'home',
  from: sql`property p join account owner on owner.id = p.owner_id`,
  key: sql`p.id`,
  columns: {
    title: sql`p.title`,
    type: sql`p.type`,
    status: sql`p.status`,
    price: sql`p.price`,
    cityId: sql`p.city_id`,
    ownerId: sql`p.owner_id`,
    ownerName: sql`owner.name`,
    createdAt: sql`p.created_at`,
    updatedAt: sql`p.updated_at`,
    deletedAt: sql`p.deleted_at`,
    removedAt: sql`p.removed_at`,
    removalReason: sql`p.removal_reason`,
    isPendingReview: sql`p.held_pictures is not null`,
  },
  files: { price: 'stotinki' },
  sorts: ['id', 'createdAt', 'title', 'price'],
  filters: {
    status: filter(oneOf(PROPERTY_STATUSES), (status) => sql`p.status = ${status}`),
    isRemoved: isSet(sql`p.removed_at`),
    isDeleted: isSet(sql`p.deleted_at`),
    isPendingReview: isSet(sql`p.held_pictures`),
    cityId: withId(sql`p.city_id`),
    ownerId: withId(sql`p.owner_id`),
    ...days(sql`p.created_at`),
  },
  search: ({ recordId, words }) => [...hasId(sql`p.id`, recordId), ...containsWords(sql`p.title`, words)],
  found: { title: sql`p.title`, detail: sql`owner.name` },
  details: detailsOf,
  actions: removalActions(deps, 'home', 'listings'),
});

async function detailsOf({ db, related, timeline }: RecordView, text: string) {
  const id = Number(text);
  const { owner_id: ownerId, ...shown } = await db
    .selectFrom('property')
    .select(['owner_id', 'description', 'pictures'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...shown,
    ...(await readFields(db, 'property', PROPERTY_FIELDS, id)),
    related: {
      decisions: await related('decisions', sql`d.subject_id = ${`home-${id}`}`),
      accounts: await related('accounts', sql`a.id = ${ownerId}`),
      conversations: await related('conversations', sql`c.property_id = ${id}`),
    },
    timeline: await timeline([
      timelineSource(
        sql`select created_at as at, 'created' as event, '' as detail, '' as text from property where id = ${id}`,
      ),
      timelineSource(
        sql`select confirmed_at as at, 'confirmed' as event, '' as detail, '' as text from property where id = ${id}`,
      ),
      timelineSource(
        sql`select deleted_at as at, 'deleted' as event, '' as detail, coalesce(removal_reason, '') as text from property where id = ${id}`,
      ),
      timelineSource(
        sql`select changed_at as at, 'price' as event, new_price::text as detail, '' as text from property_price_change where property_id = ${id}`,
      ),
      timelineSource(
        sql`select created_at as at, 'viewing-requested' as event, status as detail, '' as text from viewing_request where property_id = ${id}`,
      ),
      timelineSource(
        sql`select created_at as at, 'reported' as event, reason as detail, text from property_report where property_id = ${id}`,
      ),
      timelineSource(
        sql`select created_at as at, 'reported' as event, warning as detail, '' as text from listing_warning where kind = 'home' and item_id = ${id}`,
      ),
    ]),
  };
}
