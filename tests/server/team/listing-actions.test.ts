import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../support/a-property.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';
import type { Member } from './support/a-member.ts';
import { someRecords } from './support/some-records.ts';
import { act, lastEntry } from './support/team-actions.ts';

const reason = 'Не отговаря на описанието';

let app: TestApplication;
let records: Awaited<ReturnType<typeof someRecords>>;
let moderator: Member;
beforeAll(async () => {
  app = await startTestApplication();
  records = await someRecords(app);
  moderator = await aMember(app, ['moderator']);
});
afterAll(() => app.close());

type Kind = 'properties' | 'offers' | 'products' | 'vendors';
const idOf = (kind: Kind) =>
  ({
    properties: records.property,
    offers: records.offer,
    products: records.order.product,
    vendors: records.order.vendorId,
  })[kind];

describe.each([
  ['properties', 'listings', 'home'],
  ['offers', 'listings', 'offer'],
  ['products', 'products', 'product'],
  ['vendors', 'vendors', 'vendor'],
] as const)('A removal of %s by the team (TEAM-05)', (kind, recordedAs, subject) => {
  it('needs a reason, mails the owner, and is undone by a restoration', async () => {
    const id = idOf(kind);
    const owner = kind === 'properties' || kind === 'offers' ? records.user : records.order.vendor;
    const mailCount = (await mailsTo(app, owner.email)).length;
    const remove = (request: object = { reason }) => act(app, moderator, `${kind}/${id}/remove`, request);
    const restore = () => act(app, moderator, `${kind}/${id}/restore`);
    expect((await remove({})).status).toBe(422);
    expect((await restore()).status).toBe(404);
    expect(await remove()).toMatchObject({
      status: 200,
      body: { record: { removedAt: expect.any(String) } },
    });
    expect(await lastEntry(app)).toMatchObject({
      actor_id: moderator.id,
      operation: `${recordedAs}.remove`,
      subject,
      subject_id: String(id),
      reason,
      before: { removedAt: null },
      after: { removedAt: app.clock.now().toISOString() },
    });
    expect((await remove()).status).toBe(404);
    expect(await restore()).toMatchObject({ status: 200, body: { record: { removedAt: null } } });
    expect(await lastEntry(app)).toMatchObject({
      operation: `${recordedAs}.restore`,
      after: { removedAt: null },
    });
    const mails = (await mailsTo(app, owner.email)).slice(mailCount);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain(`Причина: ${reason}`);
  });

  it('is refused to other roles', async () => {
    const support = await aMember(app, ['support']);
    expect((await act(app, support, `${kind}/${idOf(kind)}/remove`, { reason })).status).toBe(403);
  });
});

describe('A company of the marketplace (TEAM-05)', () => {
  it('is verified only with a valid number, and unverified with a reason', async () => {
    const { vendorId } = records.order;
    const { agencyId } = records.agency;
    const verify = (path: 'vendors' | 'agencies', id: number | null, action: string, request = {}) =>
      act(app, moderator, `${path}/${id}/${action}`, request);
    expect(await verify('agencies', agencyId, 'verify')).toMatchObject({
      status: 409,
      body: { message: 'error-company-number' },
    });
    await app.database.db.updateTable('vendor').set({ company_number: '831609046' }).execute();
    expect(await verify('vendors', vendorId, 'verify')).toMatchObject({
      status: 200,
      body: { record: { companyVerifiedAt: app.clock.now().toISOString() } },
    });
    expect(await lastEntry(app)).toMatchObject({ operation: 'companies.verify', subject: 'vendor' });
    expect((await verify('vendors', vendorId, 'unverify')).status).toBe(422);
    expect(await verify('vendors', vendorId, 'unverify', { reason })).toMatchObject({
      body: { record: { companyVerifiedAt: null } },
    });
  });

  it('that is new is approved once by the catalogue team', async () => {
    const { vendorId } = records.order;
    const { db } = app.database;
    await db.updateTable('vendor').set({ needs_approval: true }).where('id', '=', vendorId).execute();
    const catalogue = await aMember(app, ['catalogue']);
    const approve = () => act(app, catalogue, `vendors/${vendorId}/approve`);
    expect(await approve()).toMatchObject({ status: 200, body: { record: { needsApproval: false } } });
    expect(await lastEntry(app)).toMatchObject({
      operation: 'vendors.approve',
      before: { needsApproval: true },
      after: { needsApproval: false },
    });
    expect(await approve()).toMatchObject({
      status: 409,
      body: { message: 'error-vendor-approved-already' },
    });
  });

  it('that is an agency is made trusted and no longer trusted', async () => {
    const { id, agencyId } = records.agency;
    await app.database.db
      .insertInto('owner_warning')
      .values({ owner_id: id, warning: 'many-listings', created_at: app.clock.now(), handled_at: null })
      .execute();
    expect(await act(app, moderator, `agencies/${agencyId}/trust`)).toMatchObject({
      body: { record: { isTrusted: true } },
    });
    expect(await lastEntry(app)).toMatchObject({
      operation: 'agencies.trust',
      before: { trusted: false, openWarnings: 1 },
      after: { trusted: true, openWarnings: 0 },
    });
    expect((await act(app, moderator, `agencies/${agencyId}/distrust`)).status).toBe(422);
    expect(await act(app, moderator, `agencies/${agencyId}/distrust`, { reason })).toMatchObject({
      body: { record: { isTrusted: false } },
    });
  });
});
