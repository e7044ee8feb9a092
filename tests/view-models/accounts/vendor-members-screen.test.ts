import { describe, expect, it } from 'vitest';
import { invitationErrors } from '../../../src/core/accounts/invitation-command.ts';
import type {
  MemberEvent,
  VendorMember,
  VendorMembersGateway,
} from '../../../src/core/accounts/vendor-members.ts';
import type { VendorRole } from '../../../src/core/shared/vendor-roles.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { VendorMembersScreen } from '../../../src/view-models/accounts/vendor-members-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const aMember = (id: number, role: VendorRole): VendorMember => ({
  id,
  name: `Член ${id}`,
  email: `member-${id}@example.com`,
  role,
  since: NOW,
});

const anEvent = (id: number): MemberEvent => ({
  id,
  kind: 'removed',
  at: NOW,
  role: 'orders',
  member: 'Член 2',
  actor: 'Член 1',
});

async function aScreen() {
  const modals = new Modals();
  const sent: object[] = [];
  let reloads = 0;
  const gateway = fakeGateway<VendorMembersGateway>({
    vendorMembers: () => ({
      members: [aMember(1, 'owner'), aMember(2, 'orders')],
      invitations: [],
      history: sent.map((_, id) => anEvent(id + 1)),
    }),
    changeVendorRole: ({ id, role }) => {
      if (id === 1) throw new Failure('error-last-owner', {}, 'conflict');
      return aMember(id, role);
    },
    removeVendorMember: ({ id }) => {
      sent.push({ removed: id });
      return { message: 'member-removed' };
    },
    inviteToVendor: ({ email, role }) => {
      sent.push({ email, role });
      return { id: 7, email, role, createdAt: NOW, expiresAt: NOW };
    },
    withdrawInvitation: () => ({ message: 'invitation-withdrawn' }),
  });
  const me = { id: 1, reload: () => void (reloads += 1) };
  const screen = new VendorMembersScreen(gateway, modals, me, async () => invitationErrors);
  const { signal } = new AbortController();
  await screen.load({ route: 'AdminMembers', params: {}, query: {}, signal });
  return { screen, modals, sent, reloads: () => reloads };
}

describe('The page of a shop’s members (ROLE-04)', () => {
  it('changes a role after a confirmation, and shows why the last owner stays', async () => {
    const { screen, modals } = await aScreen();
    screen.askToChangeRole(aMember(2, 'orders'), 'products');
    expect(screen.members.map(({ role }) => role)).toEqual(['owner', 'orders']);
    await screen.changeRole();
    expect(screen.members.map(({ role }) => role)).toEqual(['owner', 'products']);
    expect(screen.changing).toBeNull();
    screen.askToChangeRole(aMember(1, 'owner'), 'orders');
    await screen.changeRole();
    expect(screen.members[0]?.role).toBe('owner');
    expect(modals.notification?.message.key).toBe('error-last-owner');
  });

  it('does not change a role without the confirmation', async () => {
    const { screen } = await aScreen();
    screen.askToChangeRole(aMember(2, 'orders'), 'owner');
    screen.cancelChange();
    await screen.changeRole();
    expect(screen.members[1]?.role).toBe('orders');
  });

  it('removes a member after a confirmation', async () => {
    const { screen, sent, reloads } = await aScreen();
    screen.askToRemove(aMember(2, 'orders'));
    expect(sent).toEqual([]);
    await screen.remove();
    expect(sent).toEqual([{ removed: 2 }]);
    expect([screen.members.length, screen.removing, reloads()]).toEqual([1, null, 0]);
    expect(screen.history).toHaveLength(1);
  });

  it('loads the account again when an owner leaves', async () => {
    const { screen, reloads } = await aScreen();
    screen.askToRemove(aMember(1, 'owner'));
    await screen.remove();
    expect(reloads()).toBe(1);
  });

  it('sends an invitation to a valid address, lists it and withdraws it', async () => {
    const { screen, sent } = await aScreen();
    screen.form.set('email', 'иван');
    expect(await screen.form.submit()).toBe(false);
    expect(Object.keys(screen.form.errors)).toEqual(['email']);
    screen.form.set('email', 'ivan@example.com');
    expect(await screen.form.submit()).toBe(true);
    expect(sent).toEqual([{ email: 'ivan@example.com', role: 'orders' }]);
    const [invitation] = screen.invitations;
    expect(invitation?.email).toBe('ivan@example.com');
    if (invitation) await screen.withdraw(invitation);
    expect(screen.invitations).toEqual([]);
  });
});
