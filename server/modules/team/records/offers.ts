import { sql } from 'kysely';
import { Type } from 'typebox';
import { OFFER_FIELDS } from '../../../../src/core/roommates/offer-fields.ts';
import { readFields } from '../../../platform/database/field-columns.ts';
import type { RemovalDependencies } from '../removals.ts';
import { containsWords, days, hasId, isSet, withId } from './conditions.ts';
import { filter } from './record-resource.ts';
import type { RecordResource, RecordView } from './record-resource.ts';
import { removalActions } from './removal-actions.ts';
import { timelineSource } from './timeline.ts';

/** Offers `f` of people who look for a roommate (TEAM-05). */
export const offers = (deps: RemovalDependencies): RecordResource => ({
  name: 'offers',
  subject: 'offer',
  from: sql`roommate_offer f join account owner on owner.id = f.owner_id`,
  key: sql`f.id`,
  columns: {
    title: sql`f.title`,
    status: sql`f.status`,
    price: sql`f.price`,
    cityId: sql`f.city_id`,
    ownerId: sql`f.owner_id`,
    ownerName: sql`owner.name`,
    createdAt: sql`f.created_at`,
    updatedAt: sql`f.updated_at`,
    deletedAt: sql`f.deleted_at`,
    removedAt: sql`f.removed_at`,
    removalReason: sql`f.removal_reason`,
    isPendingReview: sql`f.held_pictures is not null`,
  },
  files: { price: 'stotinki' },
  sorts: ['id', 'createdAt', 'title', 'price'],
  filters: {
    status: filter(Type.String(), (status) => sql`f.status = ${status}`),
    isRemoved: isSet(sql`f.removed_at`),
    isDeleted: isSet(sql`f.deleted_at`),
    isPendingReview: isSet(sql`f.held_pictures`),
    cityId: withId(sql`f.city_id`),
    ownerId: withId(sql`f.owner_id`),
    ...days(sql`f.created_at`),
  },
  search: ({ recordId, words }) => [...hasId(sql`f.id`, recordId), ...containsWords(sql`f.title`, words)],
  found: { title: sql`f.title`, detail: sql`owner.name` },
  details: detailsOf,
  actions: removalActions(deps, 'offer', 'listings'),
});

async function detailsOf({ db, related, timeline }: RecordView, text: string) {
  const id = Number(text);
  const { owner_id: ownerId, ...shown } = await db
    .selectFrom('roommate_offer')
    .select(['owner_id', 'about_home as aboutHome', 'about_people as aboutPeople', 'pictures'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...shown,
    ...(await readFields(db, 'roommate_offer', OFFER_FIELDS, id)),
    related: {
      decisions: await related('decisions', sql`d.subject_id = ${`offer-${id}`}`),
      accounts: await related('accounts', sql`a.id = ${ownerId}`),
      conversations: await related('conversations', sql`c.offer_id = ${id}`),
    },
    timeline: await timeline([
      timelineSource(
        sql`select created_at as at, 'created' as event, '' as detail, '' as text from roommate_offer where id = ${id}`,
      ),
      timelineSource(
        sql`select deleted_at as at, 'deleted' as event, '' as detail, coalesce(removal_reason, '') as text from roommate_offer where id = ${id}`,
      ),
      timelineSource(
        sql`select created_at as at, 'reported' as event, reason as detail, text from roommate_report where offer_id = ${id}`,
      ),
      timelineSource(
        sql`select created_at as at, 'reported' as event, warning as detail, '' as text from listing_warning where kind = 'offer' and item_id = ${id}`,
      ),
    ]),
  };
}
