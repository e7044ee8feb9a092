import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import { isPermitted, TEAM_ROLES } from '../../../src/core/team/permissions.ts';
import type { TeamOperation, TeamRole } from '../../../src/core/team/permissions.ts';
import type { ShopWorld } from '../../support/world.ts';

const roles = new WeakMap<ShopWorld, TeamRole[]>();

/** Operations in the words of the feature; `isOwn` for the member's own record. */
const OPERATIONS: Record<string, { operation: TeamOperation; isOwn?: boolean }> = {
  'cancel an order': { operation: 'orders.cancel' },
  'refund an order': { operation: 'orders.refund' },
  'remove a listing': { operation: 'properties.remove' },
  'read the audit log': { operation: 'audit-log.read' },
  'change a category': { operation: 'categories.write' },
  'change a service': { operation: 'services.write' },
  'assign a service order': { operation: 'service-orders.move' },
  'change a blog post': { operation: 'posts.write' },
  'read accounts': { operation: 'accounts.read' },
  "change another member's roles": { operation: 'members.change-roles' },
  'change their own roles': { operation: 'members.change-roles', isOwn: true },
};

function isAllowed(world: ShopWorld, words: string): boolean {
  const known = OPERATIONS[words];
  assert.ok(known, `"${words}" is in the list of operations`);
  return isPermitted(roles.get(world) ?? [], known.operation, known.isOwn);
}

Given('a member of the team with the role {string}', function (this: ShopWorld, name: string) {
  roles.set(
    this,
    TEAM_ROLES.filter((role) => role === name),
  );
});

Then('the member may {string}', function (this: ShopWorld, words: string) {
  assert.equal(isAllowed(this, words), true);
});

Then('the member may not {string}', function (this: ShopWorld, words: string) {
  assert.equal(isAllowed(this, words), false);
});

Then("the member may decide an appeal against another member's decision", function (this: ShopWorld) {
  assert.equal(isPermitted(roles.get(this) ?? [], 'appeals.decide'), true);
});

Then('the member may not decide an appeal against their own decision', function (this: ShopWorld) {
  assert.equal(isPermitted(roles.get(this) ?? [], 'appeals.decide', true), false);
});
