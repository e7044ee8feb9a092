import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '../../../api/contract.ts';
import { extentOf, PERMISSIONS, TEAM_ROLES } from '../../../src/core/team/permissions.ts';
import type { TeamOperation, TeamRole } from '../../../src/core/team/permissions.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';
import type { Member } from './support/a-member.ts';

let app: TestApplication;
const members = new Map<TeamRole, Member>();
beforeAll(async () => {
  app = await startTestApplication();
  for (const role of TEAM_ROLES) members.set(role, await aMember(app, [role]));
});
afterAll(() => app.close());

/** Calls the operation of a permission about an unknown record, so that nothing changes. */
function call(operation: TeamOperation, headers: { cookie: string }) {
  const [resource, action] = operation.split('.');
  const list = `/api/team/records/${resource}`;
  if (action === 'read') return app.get(list, headers);
  return action === 'write'
    ? app.post(list, {}, headers)
    : app.post(`${list}/999999999/${action}`, {}, headers);
}

const cells = (Object.keys(PERMISSIONS) as TeamOperation[]).flatMap((operation) =>
  TEAM_ROLES.map((role) => [operation, role] as const),
);

describe('The table of permissions (TEAM-02)', () => {
  it.each(cells)('is enforced for %s by %s', async (operation, role) => {
    const { status } = await call(operation, members.get(role)?.headers ?? { cookie: '' });
    if (extentOf([role], operation) === null) expect(status).toBe(403);
    else expect([401, 403]).not.toContain(status);
  });

  it('is needed by every operation of the team but those about oneself', () => {
    const open = CONTRACT.filter(({ callers, permission }) => callers.includes('team') && !permission);
    expect(open.map(({ id }) => id).toSorted()).toEqual(
      ['removePasskey', 'renewRecoveryCodes', 'teamMe', 'teamSearch'].toSorted(),
    );
  });

  it('refuses a session of the site', async () => {
    const cookie = 'token=x; session=y';
    for (const { callers, method, path } of CONTRACT) {
      if (!callers.includes('team')) continue;
      const url = path.replace(/\{\w+\}/g, 'x');
      const { status } = await (method === 'GET' ? app.get(url, { cookie }) : app.post(url, {}, { cookie }));
      expect([path, status]).toEqual([path, 401]);
    }
  });
});
