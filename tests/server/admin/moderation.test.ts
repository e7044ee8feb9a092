import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WrongCommand } from '../../../server/admin/command-words.ts';
import { runCommand } from '../../../server/admin/commands.ts';
import { Moderation } from '../../../server/admin/moderation.ts';
import { Refunds } from '../../../server/admin/refunds.ts';
import { RemovalMails } from '../../../server/modules/team/removal-mails.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { Addresses } from '../../../server/platform/addresses.ts';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import { Texts } from '../../../server/platform/texts.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { mailsTo, publish, somePlaces } from '../support/a-property.ts';
import { sendInquiry, postOffer } from '../support/a-roommate.ts';
import { aShopForm } from '../../support/a-product-content.ts';
import { aShop } from '../support/a-shop.ts';
import { versionAt } from '../support/programs/version-at.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { RADKA } from '../support/moderate.ts';

let app: TestApplication;
let moderation: Moderation;
let owner: Person;
let property: number;

beforeAll(async () => {
  app = await startTestApplication();
  await somePlaces(app);
  const addresses = new Addresses(readConfiguration({ NODE_ENV: 'test', DATA_DIR: 'reports/test-data' }));
  moderation = new Moderation({
    properties: app.properties,
    roommates: app.roommates,
    conversations: app.conversations,
    reviews: app.reviews,
    mails: new RemovalMails(new Texts('content/translations'), addresses),
    actor: RADKA,
  });
});
beforeEach(async () => {
  owner = await aPerson(app);
  property = await publish(app, owner, { title: 'Ремонтирано жилище с гледка' });
});
afterAll(() => app.close());

async function admin(line: string, because?: string): Promise<string> {
  const said: string[] = [];
  const surroundings = {
    moderation,
    refunds: new Refunds(app.orders, RADKA),
    actor: RADKA,
    db: app.database.db,
    clock: app.clock,
    print: (text: string) => said.push(text),
  };
  await runCommand(line.split(' '), { because }, surroundings);
  return said.join('\n');
}
const report = (text: string) =>
  app.post(`/api/property/${property}/report`, { reason: 'not-real', text, email: '' });
const isPublic = async () => (await app.get(`/api/property/${property}`)).status === 200;

describe('The admin command line', () => {
  it('lists reports and neutralises terminal control characters', async () => {
    expect((await report('Искат пари предварително.\u001B[2J')).status).toBeLessThan(300);
    await report('Снимките са от друга обява.');
    const said = await admin('reports');
    expect(said).toContain(`home ${property}: Ремонтирано жилище с гледка`);
    expect(said).toContain('“Снимките са от друга обява.”');
    expect(said).not.toContain('\u001B');
  });

  it('takes a home down: it is hidden, the owner is notified and can’t restore it', async () => {
    await report('Измама.');
    await admin(`remove home ${property}`, 'Жилището не съществува.');
    expect(await isPublic()).toBe(false);
    expect(await admin('reports')).not.toContain(`home ${property}:`);
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.subject).toBe('Свалихме от сайта: Ремонтирано жилище с гледка');
    expect(mail?.text).toContain('Жилището не съществува.');
    expect(
      await app.post(`/api/user/property/${property}/restoration`, undefined, owner.headers),
    ).toMatchObject({
      status: 409,
      body: { message: 'error-removed-by-team' },
    });
  });

  it('states the report, the breached terms and the owner’s remedies', async () => {
    await admin(`remove home ${property}`, 'Жилището не съществува.');
    const [mail] = await mailsTo(app, owner.email);
    for (const said of ['по своя инициатива', 'т. 9 от Общите условия', 'в срок до шест месеца', 'съд']) {
      expect(mail?.text).toContain(said);
    }
    const reported = await publish(app, owner, { title: 'Друго жилище с гледка' });
    await app.post(`/api/property/${reported}/report`, { reason: 'not-real', text: '', email: '' });
    await admin(`remove home ${reported}`, 'Жилището не съществува.');
    expect((await mailsTo(app, owner.email)).at(-1)?.text).toContain('След сигнал');
  });

  it('answers an appeal and records the answer', async () => {
    await expect(admin(`uphold home ${property}`, 'Прегледахме я пак.')).rejects.toThrow('error-not-found');
    await admin(`remove home ${property}`, 'Жилището не съществува.');
    await expect(admin(`uphold home ${property}`)).rejects.toThrow(WrongCommand);
    await admin(`uphold home ${property}`, 'На този адрес има склад.');
    const mail = (await mailsTo(app, owner.email)).at(-1);
    expect(mail?.subject).toBe('Решението се запазва: Ремонтирано жилище с гледка');
    expect(mail?.text).toContain('На този адрес има склад.');
    expect(await admin('audit-log')).toMatch(
      new RegExp(`listings.reject-appeal home ${property} – На този адрес има склад\\.`),
    );
    expect(await isPublic()).toBe(false);
  });

  it('sums up reports and decisions in a period without names', async () => {
    const day = '2030-05-';
    const { db } = app.database;
    const reports = [
      ['not-real', '10T09:00Z', '10T10:00Z'],
      ['not-real', '11T09:00Z', '11T12:00Z'],
      ['not-real', '12T09:00Z', null],
      ['low-rent', '12T09:00Z', null],
      // Half an hour before midnight in Sofia and half an hour after it: both outside the period.
      ['fraud', '09T20:30Z', null],
      ['fraud', '12T21:30Z', null],
    ] as const;
    for (const [reason, created, handled] of reports) {
      const handledAt = handled && new Date(day + handled);
      await db
        .insertInto('property_report')
        .values({ property_id: property, reason, created_at: new Date(day + created), handled_at: handledAt })
        .execute();
    }
    const said = await admin('transparency 2030-05-10 2030-05-12');
    expect(said).toContain('Notices by people:\n  3 × home, not-real: 2 decided, 2.0 hours');
    expect(said).toContain('Found by automatic checks:\n  1 × home, low-rent: 0 decided');
    expect(said).not.toContain('fraud');
    expect(said).toContain('Decisions, each made by a person:\n  none');
    await report('Измама.');
    await admin(`remove home ${property}`, 'Жилището не съществува.');
    const today = sofiaDay(app.clock.now());
    expect(await admin(`transparency ${today} ${today}`)).toMatch(
      /× listings\.remove home, which settled \d+ notices/,
    );
    for (const line of [
      'transparency',
      'transparency 2030-05-12 2030-05-10',
      'transparency 2030-02-31 2030-05-10',
    ]) {
      await expect(admin(line)).rejects.toThrow(WrongCommand);
    }
  });

  it('restores a home taken down by mistake, as paused', async () => {
    await admin(`remove home ${property}`, 'Грешка');
    await admin(`give-back home ${property}`);
    expect(await isPublic()).toBe(false);
    const again = await app.post(
      `/api/user/property/${property}/status`,
      { status: 'active' },
      owner.headers,
    );
    expect([again.status, await isPublic()]).toEqual([200, true]);
    expect((await mailsTo(app, owner.email)).map(({ subject }) => subject)).toEqual([
      'Свалихме от сайта: Ремонтирано жилище с гледка',
      'Възстановено: Ремонтирано жилище с гледка',
    ]);
  });

  it('approves a reported home: its reports are closed and it stays public', async () => {
    await report('Не ми хареса.');
    await admin(`keep home ${property}`);
    expect([await isPublic(), (await admin('reports')).includes(`home ${property}:`)]).toEqual([true, false]);
  });

  it('lists owners with a warning and approves them; a trusted agency gets no more warnings', async () => {
    const agency = await aPerson(app, { type: 'agency', name: 'Ключове без грижи' });
    for (let count = 0; count < 10; count += 1) await publish(app, agency);
    expect(await admin('reports')).toMatch(
      new RegExp(`owner ${agency.id}: Ключове без грижи, ${agency.email}\n  \\d since .*many-listings`),
    );
    await admin(`keep owner ${agency.id}`);
    expect(await admin('reports')).not.toContain(`owner ${agency.id}:`);
    expect(await admin('audit-log')).toContain(`owners.approve owner ${agency.id} openWarnings 2 → 0`);
    await expect(admin(`keep owner ${agency.id}`)).rejects.toMatchObject({ kind: 'not-found' });
    const another = await aPerson(app, { type: 'agency', name: 'Врати и прозорци' });
    for (let count = 0; count < 10; count += 1) await publish(app, another);
    await admin(`trust agency ${another.agencyId}`);
    expect(await admin('reports')).not.toContain(`owner ${another.id}:`);
  });

  it('marks agencies as trusted', async () => {
    const agency = await aPerson(app, { type: 'agency', name: 'Дом и ключ' });
    await admin(`trust agency ${agency.agencyId}`);
    expect(await admin('agencies')).toContain(`✓ agency ${agency.agencyId}: Дом и ключ`);
    expect((await app.get('/api/agency')).text).toContain('Дом и ключ');
    await admin(`distrust agency ${agency.agencyId}`);
    expect(await admin('agencies')).toContain(`  agency ${agency.agencyId}: Дом и ключ`);
  });

  it('verifies the company of an agency or a vendor until its name changes (decision 21)', async () => {
    const agency = await aPerson(app, { type: 'agency', name: 'Дом и ключ' });
    const firm = `agency ${agency.agencyId}`;
    const page = async () => (await app.get(`/api/agency/${agency.agencyId}`)).body;
    await expect(admin(`verify ${firm}`)).rejects.toMatchObject({ messageKey: 'error-company-number' });
    const save = async (companyNumber: string, address = 'София, ул. Шипка 5') => {
      const own = (await app.get('/api/user/agency', agency.headers)).body as Record<string, unknown>;
      const { id: _id, trusted: _trusted, logo: _logo, ...form } = own;
      return app.post('/api/user/agency', { ...form, companyNumber, address }, agency.headers);
    };
    expect((await save('999001013')).status).toBe(422);
    expect((await save('999 001 012')).status).toBe(200);
    expect(await admin('companies')).toContain(`${firm}: Дом и ключ, 999001012, waits`);
    await admin(`verify ${firm}`);
    expect(await page()).toMatchObject({ companyVerifiedAt: app.clock.now().toISOString() });
    const home = await publish(app, agency);
    expect((await app.get(`/api/property/${home}`)).body).toMatchObject({
      owner: { companyVerifiedAt: app.clock.now().toISOString() },
    });
    expect(await admin('audit-log')).toContain(`companies.verify ${firm} companyVerifiedAt null → "`);
    await save('999001012', 'Пловдив, ул. Шипка 7');
    expect(await page()).toMatchObject({ companyVerifiedAt: expect.any(String) });
    await save('');
    expect(await page()).toMatchObject({ companyVerifiedAt: null });
  });

  it('verifies the company of a vendor until it changes or is revoked (decision 21)', async () => {
    const vendor = await aPerson(app, { type: 'vendor' });
    const { vendor_id: id } = await typeOf(vendor);
    const page = async () => (await app.get(`/api/vendor/${id}`)).body;
    await admin(`verify vendor ${id}`);
    expect(await page()).toMatchObject({ companyVerifiedAt: app.clock.now().toISOString() });
    await admin(`unverify vendor ${id}`);
    expect(await page()).toMatchObject({ companyVerifiedAt: null });
    await admin(`verify vendor ${id}`);
    const version = await versionAt(app, '/api/vendor/profile', vendor.headers);
    const shop = { ...aShopForm({ companyName: 'Друга фирма ЕООД' }), version };
    expect((await app.post(`/api/vendor/${id}`, shop, vendor.headers)).status).toBe(200);
    expect(await page()).toMatchObject({ companyVerifiedAt: null });
    await expect(admin('verify vendor 999999')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(admin('verify home 1')).rejects.toThrow(WrongCommand);
  });

  it('changes a person’s role to agency or vendor, which requires a new login', async () => {
    const person = await aPerson(app, { name: 'Ана Илиева' });
    await admin(`role ${person.email.toUpperCase()} agency`);
    expect((await app.get('/api/user', person.headers)).status).toBe(401);
    expect(await typeOf(person)).toEqual({ type: 'agency', vendor_id: null });
    await admin(`role ${person.email} vendor`);
    expect(await typeOf(person)).toMatchObject({ type: 'vendor', vendor_id: expect.any(Number) });
    await admin(`role ${person.email} user`);
    expect(await typeOf(person)).toEqual({ type: 'user', vendor_id: null });
  });

  it('rejects a role change that would lose data', async () => {
    await expect(admin(`role ${owner.email} vendor`)).rejects.toMatchObject({
      messageKey: 'error-role-has-homes',
    });
    const shop = aShop(app.database);
    const vendorId = await shop.vendor();
    const vendor = await aPerson(app, { type: 'vendor', vendorId });
    await shop.product({ vendorId, categoryId: await shop.category() });
    await expect(admin(`role ${vendor.email} user`)).rejects.toMatchObject({
      messageKey: 'error-role-has-shop',
    });
    await expect(admin('role nobody@example.com user')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('records no failed action', async () => {
    await expect(admin('remove home 999999', 'Няма я')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(admin('hide comment 999999')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(admin('trust agency 999999')).rejects.toMatchObject({ kind: 'not-found' });
    expect(await admin('audit-log')).not.toContain('999999');
  });

  it.each([
    '',
    'fly',
    'remove home',
    'remove house 3',
    'remove home 1;2',
    'show comment x',
    'role maria king',
  ])('explains the error in "%s"', async (line) => {
    await expect(admin(line, 'защото')).rejects.toBeInstanceOf(WrongCommand);
  });

  it('shows a reported conversation and closes it for both', async () => {
    const poster = await aPerson(app);
    const asker = await aPerson(app);
    const offer = await postOffer(app, poster);
    await sendInquiry(app, offer, { message: 'Пратете ми капаро.' }, asker.headers);
    const { data } = (await app.get('/api/conversation', poster.headers)).body as { data: { id: number }[] };
    const id = data[0]?.id;
    await app.post(`/api/conversation/${id}/report`, { reason: 'fraud', text: 'Иска пари.' }, poster.headers);
    const said = await admin('reports');
    expect(said).toContain(`conversation ${id}: `);
    expect(said).toContain('“Иска пари.”');
    expect(said).toContain('“Пратете ми капаро.”');
    expect(await admin(`close conversation ${id}`, 'Измама.')).toBe('Done.');
    expect(await admin('reports')).not.toContain(`conversation ${id}`);
    const read = await app.get(`/api/conversation/${id}`, asker.headers);
    expect(read.body).toMatchObject({ closed: true });
    const statement = (await mailsTo(app, asker.email)).at(-1);
    expect(statement?.subject).toContain('Затворихме разговора');
    expect(statement?.text).toContain('Причина: Измама.');
    expect(statement?.text).toContain('в срок до шест месеца');
    expect(await admin('audit-log')).toContain(`radka: conversations.close conversation ${id}`);
  });

  it('requires a reason for each takedown', async () => {
    await expect(admin(`remove home ${property}`)).rejects.toBeInstanceOf(WrongCommand);
    expect(await isPublic()).toBe(true);
  });
});

async function typeOf({ id }: Person) {
  return app.database.db
    .selectFrom('account')
    .select(['type', 'vendor_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
