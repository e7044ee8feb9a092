import { describe, expect, it } from 'vitest';
import { coversArea, VENDOR_AREAS, VENDOR_ROLES } from '../../../src/core/shared/vendor-roles.ts';

describe('The role of a member in a shop (ROLE-04)', () => {
  it('covers everything for an owner, and one field of work for the others', () => {
    const covered = Object.fromEntries(
      VENDOR_ROLES.map((role) => [role, VENDOR_AREAS.filter((area) => coversArea(role, area))]),
    );
    expect(covered).toEqual({ owner: [...VENDOR_AREAS], orders: ['orders'], products: ['products'] });
  });

  it('covers nothing for an account without a shop', () => {
    expect(VENDOR_AREAS.filter((area) => coversArea(null, area))).toEqual([]);
  });
});
