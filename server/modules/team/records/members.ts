import { sql } from 'kysely';
import { Type } from 'typebox';
import { oneOf, strict, text } from '../../../../api/schema.ts';
import { TEAM_ROLES } from '../../../../src/core/team/permissions.ts';
import { addMember, changeRoles, resetSecondFactor } from '../members.ts';
import { containsWords, hasId } from './conditions.ts';
import { action, filter } from './record-resource.ts';
import type { RecordResource } from './record-resource.ts';

const Roles = Type.Array(oneOf(TEAM_ROLES), { minItems: 1, maxItems: TEAM_ROLES.length, uniqueItems: true });

/** Members of the team, for owners (TEAM-02). */
export const members: RecordResource = {
  name: 'members',
  subject: 'member',
  from: sql`team_member m join account a on a.id = m.account_id`,
  key: sql`m.account_id`,
  columns: {
    name: sql`a.name`,
    email: sql`a.email`,
    roles: sql`m.roles`,
    createdAt: sql`m.created_at`,
    hasTotp: sql`m.totp_secret is not null`,
    passkeys: sql`(select count(*)::int from team_passkey k where k.account_id = m.account_id)`,
    lastUsedAt: sql`(select max(s.used_at) from team_session s where s.account_id = m.account_id and s.is_complete)`,
  },
  sorts: ['createdAt', 'name', 'email'],
  filters: { role: filter(oneOf(TEAM_ROLES), (role) => sql`m.roles @> array[${role}]`) },
  search: ({ recordId, words }) => [
    ...hasId(sql`m.account_id`, recordId),
    ...containsWords(sql`a.name || ' ' || a.email || ' ' || a.phone`, words),
  ],
  create: action({
    input: strict({ email: text(300), roles: Roles }),
    run: async ({ transaction, member, now }, _id, { input }) => ({
      id: String(await addMember(transaction, input, member.accountId, now)),
    }),
  }),
  actions: {
    'change-roles': action({
      input: strict({ roles: Roles }),
      needsReason: true,
      run: ({ transaction, member }, id, { input: { roles } }) =>
        changeRoles(transaction, { accountId: Number(id), roles }, member.accountId),
    }),
    'reset-second-factor': action({
      needsReason: true,
      run: ({ transaction, now }, id) => resetSecondFactor(transaction, Number(id), now),
    }),
    remove: action({
      needsReason: true,
      run: ({ transaction, member }, id) =>
        changeRoles(transaction, { accountId: Number(id), roles: [] }, member.accountId),
    }),
  },
};
