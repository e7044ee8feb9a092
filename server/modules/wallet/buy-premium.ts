import { isPremiumOffered, premiumCredits, premiumPeriod } from '../../../src/core/wallet/credit-prices.ts';
import type { PremiumDays } from '../../../src/core/wallet/credit-prices.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { book } from './ledger.ts';
import type { WalletDependencies } from './wallet-dependencies.ts';
import { daysAfter } from '../../../src/core/shared/durations.ts';

/**
 * Buys or extends a premium place for the landlord's active listing (HOME-17).
 * @param key of the client, which makes the purchase idempotent. @returns end of the place
 * @throws Failure `not-found`, `error-property-not-active` (`conflict`), `error-not-enough-credits`
 * (`conflict`)
 */
export async function buyPremium(
  { db, clock }: WalletDependencies,
  accountId: number,
  propertyId: number,
  { days, key }: { days: PremiumDays; key: string },
): Promise<Date> {
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    // Locks the account, which serialises purchases from one wallet.
    const buyer = await transaction
      .selectFrom('account')
      .select(['name', 'email'])
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const property = await transaction
      .selectFrom('property')
      .select(['status', 'deleted_at', 'premium_until', 'title'])
      .where('id', '=', propertyId)
      .where('owner_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!property) throw new Failure('error-property-not-found', {}, 'not-found');
    const earlier = await transaction
      .selectFrom('premium_place')
      .select(['ends_at', 'property_id', 'days'])
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (earlier) {
      if (earlier.property_id === propertyId && earlier.days === days) return earlier.ends_at;
      throw new Failure('error-key-used', {}, 'conflict');
    }
    if (property.status !== 'active' || property.deleted_at) {
      throw new Failure('error-property-not-active', {}, 'conflict');
    }
    const credits = premiumCredits(days);
    const { from, to } = premiumPeriod(now, property.premium_until, days);
    const transactionId = await book(transaction, {
      accountId,
      subject: `premium:${accountId}:${key}`,
      credits: -credits,
      other: 'spent',
      at: now,
    });
    const { id } = await transaction
      .insertInto('premium_place')
      .values({
        property_id: propertyId,
        account_id: accountId,
        title: property.title,
        buyer_name: buyer.name,
        buyer_email: buyer.email,
        days,
        credits,
        starts_at: from,
        ends_at: to,
        key,
        transaction_id: transactionId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('property')
      .set({ premium_until: to })
      .where('id', '=', propertyId)
      .execute();
    // Replaces the earlier jobs for the reminder and the end.
    await enqueue(
      transaction,
      'wallet.remind-of-premium',
      { placeId: id },
      { runAt: daysAfter(to, -1), key: `premium-reminder:${propertyId}` },
    );
    await enqueue(
      transaction,
      'wallet.end-premium',
      { propertyId },
      { runAt: to, key: `premium-end:${propertyId}` },
    );
    return to;
  });
}

/** Ends a listing's premium place; lists ignore it already. A job. */
export async function endPremium({ db, clock }: WalletDependencies, propertyId: number): Promise<void> {
  await db
    .updateTable('property')
    .set({ premium_until: null })
    .where('id', '=', propertyId)
    .where('premium_until', '<=', clock.now())
    .execute();
}

/**
 * Reminds the landlord the day before the end of the place, so that it can be extended if offered. A job.
 */
export async function remindOfPremium(
  { db, mails, payments }: WalletDependencies,
  placeId: number,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const place = await transaction
      .selectFrom('premium_place')
      .innerJoin('property', 'property.id', 'premium_place.property_id')
      .innerJoin('account', 'account.id', 'premium_place.account_id')
      .select(['premium_place.id', 'property.title', 'premium_place.ends_at'])
      .select(['account.name', 'account.email', 'account.language', 'account.credits'])
      .where('premium_place.id', '=', placeId)
      .where('property.deleted_at', 'is', null)
      .whereRef('property.premium_until', '=', 'premium_place.ends_at')
      .executeTakeFirst();
    if (!place) return;
    await mails.premiumEnds(transaction, place, isPremiumOffered(payments.takesCards, place.credits));
  });
}
