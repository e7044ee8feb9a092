import type { TestDatabase } from './test-database.ts';

let last = 0;

/** Returns a unique mobile number. */
export const aPhone = (): string => `0886${200_000 + (last += 1)}`;

/** Returns the code in the last text message to a phone. */
export async function phoneCodeTo({ database }: { database: TestDatabase }, phone: string): Promise<string> {
  const { text } = await database.db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', phone)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(text)?.[0] ?? '';
}
