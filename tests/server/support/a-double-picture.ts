import { randomBytes } from 'node:crypto';
import { aPerson } from './an-account.ts';
import type { Person } from './an-account.ts';
import { publish } from './a-property.ts';
import type { TestApplication } from './test-application.ts';

/** Inserts an unused picture without its files. @returns its key */
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

/** Records two pictures as duplicates, as the comparison does. */
export async function areOne({ database }: TestApplication, one: string, other: string): Promise<void> {
  const pair = (picture_key: string, other_key: string) => ({ picture_key, other_key });
  await database.db
    .insertInto('picture_double')
    .values([pair(one, other), pair(other, one)])
    .execute();
}

/** Inserts a picture that duplicates one in another person's listing. @returns its key */
export async function aDoublePicture(app: TestApplication, owner: Person): Promise<string> {
  const other = await aPerson(app);
  const [key, others] = [await aPicture(app, owner), await aPicture(app, other)];
  await publish(app, other, { images: [others] });
  await areOne(app, key, others);
  return key;
}
