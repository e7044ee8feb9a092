import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailStatements } from '../../../server/modules/payouts/mail-statements.ts';
import { issueDocuments } from '../../../server/modules/invoices/issue-documents.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { aMember } from '../support/a-member.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aDeliveredOrder, aSeller, bookNow } from './support/a-sale.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

const mailsTo = (recipient: string) =>
  app.database.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .where('unique_key', 'like', 'statement:%')
    .execute();

describe('The mail about a month’s statement (SHIP-10)', () => {
  it('names and links the statement and the invoices, once to each owner of a shop with movements', async () => {
    const [seller, idle] = [await aSeller(app), await aSeller(app)];
    const packer = await aMember(app, seller.vendorId, 'orders');
    await app.database.db
      .insertInto('vendor_invoicing')
      .values({ vendor_id: seller.vendorId, charges_vat: false, sales_since: new Date('2026-01-01') })
      .execute();
    const { id } = await aDeliveredOrder(app, seller);
    await bookNow(app);
    await issueDocuments({ db: app.database.db, clock: app.clock }, id);
    const month = sofiaDay(app.clock.now()).slice(0, 7);
    await mailStatements(app.payouts);
    expect(await mailsTo(seller.vendor.email)).toEqual([]);
    app.clock.passDays(31);
    await mailStatements(app.payouts);
    app.clock.passDays(1);
    await mailStatements(app.payouts);
    const [mail, ...others] = await mailsTo(seller.vendor.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Извлечение за \S+ 20\d\d г\.$/);
    expect(mail?.text).toContain(`${mail?.subject}:\n`);
    expect(mail?.text).toContain(`/profil/plashtaniya?month=${month}\n`);
    expect(mail?.text).toContain(`(1 документ):\n`);
    expect(mail?.text).toContain(`/profil/fakturi?month=${month}\n`);
    expect(await mailsTo(idle.vendor.email)).toEqual([]);
    expect(await mailsTo(packer.email)).toEqual([]);
  });
});
