import { DAY } from '../../../src/core/shared/durations.ts';
import { hoursBefore } from './demo-records.ts';
import type { CaseLoad } from './demo-records.ts';

const EMAIL = 'nov-magazin@team.demo.example';

/** Adds a new shop with a verified company that waits for the team's approval (TEAM-06). */
export async function addNewShop({ transaction, now }: CaseLoad, passwordHash: string): Promise<void> {
  const contact = { email: EMAIL, phone: '0888310977' };
  const { id } = await transaction
    .insertInto('vendor')
    .values({
      name: 'Глина и лен',
      description_bg:
        'Ръчно правени керамични съдове и ленен текстил от работилница в Трявна. Всяка чаша е точена на грънчарско колело.',
      description_en:
        'Handmade ceramics and linen from a workshop in Tryavna. Every cup is thrown on a potter’s wheel.',
      company_name: 'Глина и лен ЕООД',
      company_number: '999009991',
      vat_number: null,
      address: 'Трявна, ул. „Занаятчийска“ 7',
      ...contact,
      needs_approval: true,
      company_verified_at: hoursBefore(now, 5),
      created_at: new Date(now.getTime() - DAY),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('account')
    .values({
      type: 'vendor',
      vendor_id: id,
      name: 'Глина и лен',
      ...contact,
      password_hash: passwordHash,
      language: 'bg',
      created_at: new Date(now.getTime() - DAY),
      email_confirmed_at: hoursBefore(now, 23),
    })
    .execute();
}
