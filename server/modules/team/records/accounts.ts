import { sql } from 'kysely';
import { oneOf } from '../../../../api/schema.ts';
import { ACCOUNT_TYPES } from '../../../../src/core/accounts/account.ts';
import { normalisePhone } from '../../../../src/core/shared/contact-patterns.ts';
import { isId } from '../../../../src/core/shared/id.ts';
import { changeRole } from '../../accounts/change-role.ts';
import { strict } from '../../../../api/schema.ts';
import { action, filter } from './record-resource.ts';
import type { RecordResource } from './record-resource.ts';

const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Accounts of users, agencies and vendors (TEAM-05). */
export const accounts: RecordResource = {
  name: 'accounts',
  subject: 'account',
  from: sql`account a`,
  key: sql`a.id`,
  columns: {
    type: sql`a.type`,
    name: sql`a.name`,
    email: sql`a.email`,
    phone: sql`a.phone`,
    language: sql`a.language`,
    credits: sql`a.credits`,
    createdAt: sql`a.created_at`,
    emailConfirmedAt: sql`a.email_confirmed_at`,
    phoneVerifiedAt: sql`a.phone_verified_at`,
  },
  sorts: ['createdAt', 'name', 'email'],
  filters: { type: filter(oneOf(ACCOUNT_TYPES), (type) => sql`a.type = ${type}`) },
  search: (text) => [
    ...(isId(text) ? [sql<boolean>`a.id = ${Number(text)}`] : []),
    sql`a.email ilike ${contains(text)}`,
    sql`a.name ilike ${contains(text)}`,
    ...(/\d{4}/.test(text) ? [sql<boolean>`a.phone like ${contains(normalisePhone(text))}`] : []),
  ],
  found: { title: sql`a.name`, detail: sql`a.email` },
  details: async (db, id) => ({
    sessions: await db
      .selectFrom('session')
      .select(['id', 'device', 'created_at as createdAt', 'expires_at as expiresAt'])
      .where('account_id', '=', Number(id))
      .orderBy('created_at', 'desc')
      .execute(),
  }),
  actions: {
    'end-sessions': action({
      needsReason: true,
      run: async ({ transaction }, id) => {
        await transaction.deleteFrom('session').where('account_id', '=', Number(id)).execute();
      },
    }),
    'change-role': action({
      input: strict({ type: oneOf(ACCOUNT_TYPES) }),
      needsReason: true,
      run: async ({ transaction }, id, { input: { type } }) => {
        await changeRole(transaction, Number(id), type);
      },
    }),
  },
};
