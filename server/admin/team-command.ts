import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../src/core/shared/clock.ts';
import { normaliseEmail } from '../../src/core/shared/email-address.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import type { AuditActor } from '../../src/core/team/audit-entry.ts';
import { TEAM_ROLES } from '../../src/core/team/permissions.ts';
import type { TeamOperation, TeamRole } from '../../src/core/team/permissions.ts';
import { changeSubject } from '../modules/team/change-subject.ts';
import { addMember, changeRoles, resetSecondFactor } from '../modules/team/members.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Database } from '../tables.ts';
import { plain, WrongCommand } from './command-words.ts';

type TeamContext = {
  db: Kysely<Database>;
  clock: Clock;
  print: (line: string) => void;
  actor: AuditActor;
};

/** `npm run admin -- team …`: members of the team (TEAM-01, TEAM-02). @throws WrongCommand, Failure */
export async function runTeamCommand(
  [command = 'list', email = '', ...words]: readonly string[],
  reason: string,
  context: TeamContext,
): Promise<void> {
  const { db, clock, print, actor } = context;
  if (command === 'list') return printMembers(context);
  const accountId = await accountOf(db, email);
  const now = clock.now();
  const change = (operation: TeamOperation, work: (transaction: Transaction<Database>) => Promise<unknown>) =>
    inTransaction(db, (transaction) =>
      changeSubject(
        transaction,
        { ...actor, operation, subject: 'member', subjectId: accountId, reason },
        now,
        () => work(transaction),
      ),
    );
  switch (command) {
    case 'add': {
      const roles = rolesIn(words);
      await change('members.write', (transaction) => addMember(transaction, { email, roles }, null, now));
      return print('Added. Sign in at /team within 3 days to set up a second factor.');
    }
    case 'roles': {
      const roles = rolesIn(words);
      await change('members.change-roles', (transaction) =>
        changeRoles(transaction, { accountId, roles }, null),
      );
      return print('Done.');
    }
    case 'reset':
      await change('members.reset-second-factor', (transaction) =>
        resetSecondFactor(transaction, accountId, now),
      );
      return print('Done. Sign in at /team within 3 days to set up a new second factor.');
    case 'remove':
      await change('members.remove', (transaction) =>
        changeRoles(transaction, { accountId, roles: [] }, null),
      );
      return print('Done.');
    default:
      throw new WrongCommand(`There is no command "team ${command}".`);
  }
}

async function printMembers({ db, print }: TeamContext): Promise<void> {
  const members = await db
    .selectFrom('team_member')
    .innerJoin('account', 'account.id', 'team_member.account_id')
    .select(['name', 'email', 'roles', 'totp_secret', 'enrol_until'])
    .select((select) =>
      select
        .exists(select.selectFrom('team_passkey').select('id').whereRef('account_id', '=', 'account.id'))
        .as('has_passkey'),
    )
    .orderBy('email')
    .execute();
  if (members.length === 0) return print('No members yet: npm run admin -- team add maria@example.com owner');
  for (const {
    name,
    email,
    roles,
    totp_secret: totp,
    has_passkey: hasPasskey,
    enrol_until: until,
  } of members) {
    const factor = totp || hasPasskey ? '' : `, no second factor yet (until ${until.toISOString()})`;
    print(`${email} ${plain(name)}: ${roles.join(', ')}${factor}`);
  }
}

async function accountOf(db: Kysely<Database>, email: string): Promise<number> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst();
  if (!account) throw new Failure('error-user-not-found', {}, 'not-found');
  return account.id;
}

function rolesIn(words: readonly string[]): TeamRole[] {
  const roles = TEAM_ROLES.filter((role) => words.includes(role));
  if (roles.length === 0 || roles.length !== new Set(words).size)
    throw new WrongCommand(`Name one or more roles: ${TEAM_ROLES.join(', ')}.`);
  return roles;
}
