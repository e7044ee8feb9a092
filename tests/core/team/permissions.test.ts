import { describe, expect, it } from 'vitest';
import { extentOf, isPermitted, permittedOperations } from '../../../src/core/team/permissions.ts';

describe('Permissions of the team (TEAM-02)', () => {
  it('permit nothing to an account without roles', () => {
    expect(permittedOperations([])).toEqual([]);
  });

  it('let a moderator undo only own decisions, and an owner every decision', () => {
    expect(isPermitted(['moderator'], 'cases.undo', true)).toBe(true);
    expect(isPermitted(['moderator'], 'cases.undo', false)).toBe(false);
    expect(isPermitted(['owner'], 'cases.undo', false)).toBe(true);
  });

  it('let nobody decide an appeal against an own decision', () => {
    expect(isPermitted(['moderator', 'owner'], 'appeals.decide', true)).toBe(false);
    expect(isPermitted(['moderator'], 'appeals.decide', false)).toBe(true);
  });

  it('join the extents of several roles', () => {
    expect(extentOf(['moderator', 'owner'], 'cases.undo')).toBe('any');
    expect(extentOf(['support', 'content'], 'orders.refund')).toBeNull();
    expect(extentOf(['support', 'finance'], 'orders.refund')).toBe('any');
  });

  it('give a moderator no access to money and settings', () => {
    const operations = permittedOperations(['moderator']);
    expect(operations.filter((name) => /^(payments|settings|orders|members|audit-log)\./.test(name))).toEqual(
      [],
    );
  });
});
