import { generateSecret, generateSync } from 'otplib';
import { hashOf, newSecret } from '../../../../server/platform/secrets.ts';
import type { TeamRole } from '../../../../src/core/team/permissions.ts';
import { hashPassword } from '../../../../server/modules/accounts/passwords.ts';
import { aPerson } from '../../support/an-account.ts';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import type { TestDatabase } from '../../support/test-database.ts';

export const PASSWORD = 'правилна парола 1';

/** Any running application with its database and clock. */
type Place = { database: TestDatabase; clock: Clock };

export type Member = { id: number; email: string; headers: { cookie: string } };

/** Creates a member of the team with a complete session: the headers authenticate calls. */
export async function aMember(app: Place, roles: TeamRole[] = ['owner']): Promise<Member> {
  const { id, email } = await aPerson(app, { name: 'Радка Петрова' });
  const { db } = app.database;
  const now = app.clock.now();
  const token = newSecret();
  await db.insertInto('team_member').values({ account_id: id, roles, enrol_until: now }).execute();
  await db
    .insertInto('team_session')
    .values({
      account_id: id,
      token_hash: hashOf(token),
      is_complete: true,
      created_at: now,
      used_at: now,
      expires_at: new Date(now.getTime() + 12 * 3_600_000),
    })
    .execute();
  return { id, email, headers: { cookie: `team=${token}` } };
}

/** Creates a member who has not signed in yet. @param options.totp true for a member with an authenticator */
export async function aMemberWithPassword(
  app: Place,
  { totp = false, roles = ['owner'] }: { totp?: boolean; roles?: TeamRole[] } = {},
): Promise<{ id: number; email: string; secret: string }> {
  const { id, email } = await aPerson(app, { passwordHash: await hashPassword(PASSWORD) });
  const secret = generateSecret();
  await app.database.db
    .insertInto('team_member')
    .values({
      account_id: id,
      roles,
      enrol_until: new Date(app.clock.now().getTime() + 3_600_000),
      ...(totp && { totp_secret: secret }),
    })
    .execute();
  return { id, email, secret };
}

/** The authenticator's code some periods of 30 seconds from now. */
export function codeOf(app: Pick<Place, 'clock'>, secret: string, periods = 0): string {
  const epoch = Math.floor(app.clock.now().getTime() / 1000) + periods * 30;
  return generateSync({ secret, epoch });
}

/** The session cookie that a response set, as request headers. */
export function sessionIn(headers: Record<string, unknown>): { cookie: string } {
  const [cookie = ''] = [headers['set-cookie'] ?? ''].flat().map((one) => String(one).split(';')[0]);
  return { cookie };
}
