import { checkText } from '../../modules/accounts/listing-warnings.ts';
import { hoursBefore } from './demo-records.ts';
import type { CaseLoad, DemoHome, DemoOffer } from './demo-records.ts';

const REQUEST_FOR_MONEY =
  'Ако идвате отдалече, преведете капаро предварително, за да запазя жилището за Вас.';

/**
 * Adds reports of public homes and of an offer, a home with a warning, and two people with the same phone
 * (TRUST-06).
 */
export async function reportListings(
  load: CaseLoad,
  homes: readonly DemoHome[],
  offers: readonly DemoOffer[],
): Promise<void> {
  const [fraud, rented, warned] = homes;
  const [offer, owner, other] = offers;
  if (fraud)
    await reportHome(load, fraud, 5, {
      reason: 'fraud',
      text: 'Поискаха капаро по банков път, преди да видя жилището.',
    });
  if (rented)
    await reportHome(load, rented, 27, {
      reason: 'already-rented',
      text: 'Обадих се – отдадено е от миналата седмица.',
    });
  if (warned) await warnOfHome(load, warned);
  if (offer)
    await load.transaction
      .insertInto('roommate_report')
      .values({
        offer_id: offer.id,
        reason: 'not-real',
        text: 'Снимките са от друга обява, а на телефона не отговаря никой.',
        created_at: hoursBefore(load.now, 9),
      })
      .execute();
  if (owner && other) await warnOfOwner(load, owner, other);
}

async function reportHome(
  { transaction, now }: CaseLoad,
  { id }: DemoHome,
  hours: number,
  report: { reason: string; text: string },
): Promise<void> {
  await transaction
    .insertInto('property_report')
    .values({ property_id: id, ...report, created_at: hoursBefore(now, hours) })
    .execute();
}

async function warnOfHome(load: CaseLoad, home: DemoHome): Promise<void> {
  const { transaction, now } = load;
  const { title, description } = await transaction
    .updateTable('property')
    .set(({ eb }) => ({ description: eb('description', '||', `\n\n${REQUEST_FOR_MONEY}`) }))
    .where('id', '=', home.id)
    .returning(['title', 'description'])
    .executeTakeFirstOrThrow();
  await checkText(transaction, { kind: 'home', id: home.id }, [title, description], hoursBefore(now, 14));
  await reportHome(load, home, 14, { reason: 'asks-for-money', text: '' });
}

async function warnOfOwner({ transaction, now }: CaseLoad, owner: DemoOffer, other: DemoOffer) {
  const { phone } = owner;
  await transaction
    .insertInto('owner_phone')
    .values([owner, other].map(({ ownerId }) => ({ phone, owner_id: ownerId })))
    .execute();
  await transaction
    .insertInto('owner_warning')
    .values({
      owner_id: owner.ownerId,
      warning: 'shared-phone',
      phone,
      created_at: hoursBefore(now, 31),
      handled_at: null,
    })
    .execute();
}
