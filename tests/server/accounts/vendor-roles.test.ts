import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT } from '../../../api/contract.ts';
import type { Operation } from '../../../api/operation.ts';
import { coversArea, VENDOR_ROLES } from '../../../src/core/shared/vendor-roles.ts';
import type { VendorRole } from '../../../src/core/shared/vendor-roles.ts';
import { aMember } from '../support/a-member.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

/** The table of roles and areas, called cell by cell for every operation of a shop (ROLE-04). */
let app: TestApplication;
const members = new Map<VendorRole, Person>();

beforeAll(async () => {
  app = await startTestApplication({ environment: { COURIER_SANDBOX: 'on' } });
  const founder = await aPerson(app, { type: 'vendor' });
  const { vendor_id: vendorId } = await app.database.db
    .selectFrom('account')
    .select('vendor_id')
    .where('id', '=', founder.id)
    .executeTakeFirstOrThrow();
  for (const role of VENDOR_ROLES) members.set(role, await aMember(app, Number(vendorId), role));
});
afterAll(() => app.close());

const headersOf = (role: VendorRole) => members.get(role)?.headers ?? {};

async function call({ method, path }: Pick<Operation, 'method' | 'path'>, role: VendorRole) {
  const url = path.replace('{month}', '2026-11').replace(/\{\w+\}/g, '999999999');
  if (method === 'GET') return app.get(url, headersOf(role));
  return method === 'DELETE' ? app.delete(url, headersOf(role)) : app.post(url, {}, headersOf(role));
}

const isRefused = ({ status, body }: { status: number; body: unknown }) =>
  status === 403 && (body as { message: string }).message === 'error-vendor-role';

const OF_SHOPS = CONTRACT.filter(({ area }) => area !== undefined);

describe('Every operation of a shop', () => {
  it('has an area if only vendors call it', () => {
    const ofVendors = CONTRACT.filter(
      ({ callers }) => callers.includes('vendor') && !callers.includes('user') && !callers.includes('agency'),
    );
    expect(ofVendors.filter(({ area }) => area === undefined).map(({ id }) => id)).toEqual([]);
    expect(ofVendors.length).toBeGreaterThan(60);
  });

  it.each(OF_SHOPS.map((operation) => [operation.id, operation] as const))(
    '%s is refused to the roles that do not cover its area, and to no other',
    async (_, operation) => {
      for (const role of VENDOR_ROLES) {
        const refused = isRefused(await call(operation, role));
        expect([role, refused]).toEqual([role, !coversArea(role, operation.area ?? 'members')]);
      }
    },
  );

  it.each([
    ['/exports/orders.csv', 'orders'],
    ['/packing-lists/1.pdf', 'orders'],
    ['/packing-lists.pdf?ids=1', 'orders'],
    ['/labels.pdf?ids=1&format=a6', 'orders'],
    ['/documents/1.pdf', 'orders'],
    ['/exports/documents.csv?month=2026-10', 'finance'],
    ['/exports/audit-file.xml?month=2026-10', 'finance'],
    ['/exports/statements/2026-10.csv', 'finance'],
    ['/exports/products.csv', 'products'],
    ['/imports/sample.csv', 'products'],
  ] as const)('the file %s is refused to the same roles', async (url, area) => {
    for (const role of VENDOR_ROLES) {
      const refused = isRefused(await call({ method: 'GET', path: url as '/api/x' }, role));
      expect([role, refused]).toEqual([role, !coversArea(role, area)]);
    }
  });
});
