import { sql } from 'kysely';
import { ANSWER_DAYS, CONFIRMED_DAYS, RESTORABLE_DAYS } from '../../../../src/core/properties/property.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { releasePictures } from '../../../platform/pictures/attached-pictures.ts';
import type { PropertyDependencies } from '../property-dependencies.ts';
import type { UnconfirmedListing } from '../property-mails.ts';
import { picturesSubject } from './property-pictures.ts';
import { daysAfter } from '../../../../src/core/shared/durations.ts';

const BATCH = 100;

/** Purges listings and their pictures 30 days after deletion (HOME-09). A nightly job. */
export async function purgeDeletedListings({ db, clock }: PropertyDependencies): Promise<void> {
  const before = daysAfter(clock.now(), -RESTORABLE_DAYS);
  for (;;) {
    const deleted = await inTransaction(db, async (transaction) => {
      const rows = await transaction
        .selectFrom('property')
        .select('id')
        .where('deleted_at', '<=', before)
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id } of rows) {
        await releasePictures(transaction, picturesSubject(id), []);
        await transaction.deleteFrom('property').where('id', '=', id).execute();
      }
      return rows.length;
    });
    if (deleted < BATCH) return;
  }
}

/**
 * Requests confirmation of listings that were not confirmed for 30 days. Pauses those without an answer for a
 * week (HOME-18). A nightly job.
 */
export async function requestConfirmations(deps: PropertyDependencies): Promise<void> {
  while ((await pauseUnanswered(deps)) === BATCH);
  while ((await requestBatch(deps)) === BATCH);
}

type Listing = UnconfirmedListing & { round: string };

const LISTING = sql`property.id, property.title, account.name as owner_name, account.email as owner_email,
  account.language as owner_language, coalesce(property.confirmed_at::text, '') as round`;

function requestBatch({ db, clock, mails }: PropertyDependencies): Promise<number> {
  const now = clock.now();
  const before = daysAfter(now, -CONFIRMED_DAYS);
  return inTransaction(db, async (transaction) => {
    const { rows } = await sql<Listing>`
      with due as (
        select id from property
        where status = 'active' and deleted_at is null and asked_at is null and confirmed_at <= ${before}
        order by confirmed_at limit ${BATCH} for update skip locked
      )
      update property set asked_at = ${now} from due, account
      where property.id = due.id and account.id = property.owner_id
      returning ${LISTING}`.execute(transaction);
    for (const { round, ...listing } of rows) await mails.unconfirmed(transaction, listing, round);
    return rows.length;
  });
}

function pauseUnanswered({ db, clock, mails }: PropertyDependencies): Promise<number> {
  const now = clock.now();
  const before = daysAfter(now, -ANSWER_DAYS);
  return inTransaction(db, async (transaction) => {
    const { rows } = await sql<Listing>`
      with due as (
        select id from property
        where status = 'active' and deleted_at is null and asked_at <= ${before}
        order by asked_at limit ${BATCH} for update skip locked
      )
      update property set status = 'paused', asked_at = null, updated_at = ${now} from due, account
      where property.id = due.id and account.id = property.owner_id
      returning ${LISTING}`.execute(transaction);
    for (const { round, ...listing } of rows) await mails.paused(transaction, listing, round);
    return rows.length;
  });
}
