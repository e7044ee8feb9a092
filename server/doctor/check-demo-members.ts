import type pg from 'pg';
import { TEAM_ROLES } from '../../src/core/team/permissions.ts';
import { DEMO_MEMBERS, demoTotpSecret } from '../demo/team/demo-members.ts';
import { wrong } from './finding.ts';
import type { Finding } from './finding.ts';

/** Finds members of the team whose second factor everybody knows, also under a changed address. */
export async function checkDemoMembers(client: pg.ClientBase): Promise<Finding[]> {
  const { rows: tables } = await client.query(`select where to_regclass('team_member') is not null`);
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ email: string }>(
    `select a.email from team_member m join account a on a.id = m.account_id
     where a.email = any($1::text[]) or m.totp_secret = any($2::text[]) order by a.email`,
    [DEMO_MEMBERS.map(({ email }) => email), TEAM_ROLES.map((role) => demoTotpSecret(role))],
  );
  if (rows.length === 0) return [];
  const emails = rows.map(({ email }) => email).join(', ');
  return [
    wrong(
      `team: demo members with public codes: ${emails}`,
      'Remove each: npm run admin -- team remove E-MAIL. Better: a new database with DEMO_DATA=off.',
    ),
  ];
}
