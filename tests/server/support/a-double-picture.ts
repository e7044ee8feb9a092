import { randomBytes } from 'node:crypto';
import { aPerson } from './an-account.ts';
import type { Person } from './an-account.ts';
import { publish } from './a-property.ts';
import type { TestApplication } from './test-application.ts';

/** A picture that somebody sent and nothing shows yet, without its files. @returns its key */
export async function aPicture({ database, clock }: TestApplication, owner: Person): Promise<string> {
  const key = randomBytes(18).toString('base64url');
  const now = clock.now();
  const size = { width: 600, height: 400, widths: [400, 600] };
  await database.db
    .insertInto('picture')
    .values({ key, owner_id: owner.id, ...size, created_at: now, stored_at: now, orphaned_at: now })
    .execute();
  return key;
}

/** Says that two pictures are one, as comparing them does. */
export async function areOne({ database }: TestApplication, one: string, other: string): Promise<void> {
  const pair = (picture_key: string, other_key: string) => ({ picture_key, other_key });
  await database.db
    .insertInto('picture_double')
    .values([pair(one, other), pair(other, one)])
    .execute();
}

/** A picture of somebody's that stands in the listing of somebody else, too. @returns its key */
export async function aDoublePicture(app: TestApplication, owner: Person): Promise<string> {
  const other = await aPerson(app);
  const [key, others] = [await aPicture(app, owner), await aPicture(app, other)];
  await publish(app, other, { images: [others] });
  await areOne(app, key, others);
  return key;
}
