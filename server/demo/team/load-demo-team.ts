import type { Kysely, Transaction } from 'kysely';
import { DAY } from '../../../src/core/shared/durations.ts';
import { hashPassword } from '../../modules/accounts/passwords.ts';
import { changeSubject } from '../../modules/team/change-subject.ts';
import { addMember } from '../../modules/team/members.ts';
import { lockLoad } from '../../platform/database/advisory-lock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import type { Database } from '../../tables.ts';
import { DEMO_PASSWORD } from '../load-demo-accounts.ts';
import { addDecisionWithAppeal } from './demo-appeal.ts';
import { DEMO_MEMBERS, demoTotpSecret } from './demo-members.ts';
import type { DemoMember } from './demo-members.ts';
import { demoHomes, demoOffers } from './demo-records.ts';
import { holdForDoublePicture, prepareDoublePicture } from './double-picture.ts';
import { addFailures } from './failures.ts';
import { addNewShop } from './new-shop.ts';
import { planPriceChange } from './planned-changes.ts';
import { reportListings } from './reported-listings.ts';
import { reportTexts } from './reported-texts.ts';

/** Days since the members were added. */
const MEMBER_DAYS = 30;
/** Reported homes, a warned one, and the two with the same picture. */
const [HOMES, OFFERS] = [40, 8];

type Place = { db: Kysely<Database>; store: PictureStore; root: string };

/**
 * Adds a member of the team for each role, and work in every queue of the back office (TEAM-03). Needs all
 * other demo data and the posts. Does nothing if there is a demo member, so that decided cases stay decided.
 * @param place.root folder with `content/pictures`
 */
export async function loadDemoTeam({ db, store, root }: Place, now: Date): Promise<void> {
  if (await hasDemoMember(db)) return;
  const [passwordHash, homes, offers] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    demoHomes(db, HOMES),
    demoOffers(db, OFFERS),
  ]);
  // Before the transaction, because it takes seconds. Unused pictures are deleted by the nightly job.
  const double = await prepareDoublePicture({ db, store, root }, homes, now);
  await inTransaction(db, async (transaction) => {
    await lockLoad(transaction, 'demo team');
    if (await hasDemoMember(transaction)) return;
    const load = { transaction, now };
    const members = new Map<DemoMember['role'], number>();
    for (const member of DEMO_MEMBERS)
      members.set(member.role, await addDemoMember(transaction, member, passwordHash, now));
    await planPriceChange(load, members);
    await reportListings(load, homes, offers);
    if (double) await holdForDoublePicture(load, double);
    const writers = offers.toReversed();
    const posts = await reportTexts(load, writers);
    await addFailures(load);
    await addNewShop(load, passwordHash);
    await addDecisionWithAppeal(load, { members, writer: writers[2], postId: posts });
  });
}

async function hasDemoMember(db: Kysely<Database>): Promise<boolean> {
  const member = await db
    .selectFrom('account')
    .select('id')
    .where(
      'email',
      'in',
      DEMO_MEMBERS.map(({ email }) => email),
    )
    .limit(1)
    .executeTakeFirst();
  return member !== undefined;
}

async function addDemoMember(
  transaction: Transaction<Database>,
  { role, email, name, phone }: DemoMember,
  passwordHash: string,
  now: Date,
): Promise<number> {
  const at = new Date(now.getTime() - MEMBER_DAYS * DAY);
  const { id } = await transaction
    .insertInto('account')
    .values({
      type: 'user',
      email,
      name,
      phone,
      password_hash: passwordHash,
      language: 'bg',
      created_at: at,
      email_confirmed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = {
    actorId: null,
    operator: 'demo',
    via: 'command' as const,
    operation: 'members.write' as const,
    subject: 'member' as const,
    subjectId: id,
    reason: 'Примерни данни',
  };
  await changeSubject(transaction, change, at, async () => {
    await addMember(transaction, { email, roles: [role] }, null, at);
    await transaction
      .updateTable('team_member')
      .set({ totp_secret: demoTotpSecret(role) })
      .where('account_id', '=', id)
      .execute();
  });
  return id;
}
