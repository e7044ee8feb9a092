import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MailSignature } from '../../../server/platform/mail/mail-signature.ts';
import { Texts } from '../../../server/platform/texts.ts';
import type { BusinessSettings } from '../../../src/core/team/business-settings.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { aMember } from './support/a-member.ts';

const COMPANY: BusinessSettings = {
  name: 'Новият Уют ООД',
  nameEn: 'New Uyut OOD',
  number: '175074752',
  vatNumber: 'BG175074752',
  address: 'бул. „Витоша“ 1, 1000 София',
  addressEn: '1 Vitosha Blvd, 1000 Sofia',
  phone: '+359 2 123 45 67',
  email: 'office@example.com',
  ordersEmail: 'orders@example.com',
  claimsEmail: 'claims@example.com',
  privacyEmail: 'privacy@example.com',
  partnersEmail: 'partners@example.com',
  safetyEmail: 'safety@example.com',
  teamEmail: 'team@example.com',
  approvesVendors: true,
};
type Settings = { values: BusinessSettings; version: number; latest: number; versions: object[] };

let app: TestApplication;
let headers: { cookie: string };
beforeAll(async () => {
  app = await startTestApplication();
  ({ headers } = await aMember(app));
});
afterEach(async () => {
  await app.database.db.deleteFrom('team_version').execute();
  await app.settings.refresh();
});
afterAll(() => app.close());

const read = async () => (await app.get('/api/team/settings', headers)).body as Settings;
const change = (values: object, more: object = {}) =>
  app.post(
    '/api/team/settings',
    { values: { ...COMPANY, ...values }, validFrom: null, latest: 0, reason: 'Нова фирма', ...more },
    headers,
  );
const legalPage = async () => JSON.stringify((await app.get('/api/page/privacy-policy')).body);
const signature = () =>
  new MailSignature(new Texts('content/translations'), app.settings).sign({
    recipient: 'maria@example.com',
    language: 'bg',
    subject: '',
    text: 'Здравейте',
    html: '<html><body></body></html>',
  }).text;

describe('The settings of the business (TEAM-12)', () => {
  it('are those of the environment until the owner changes them', async () => {
    expect(await read()).toMatchObject({
      version: 0,
      latest: 0,
      versions: [],
      values: { number: expect.any(String) },
    });
    expect(app.settings.seller.isExample).toBe(true);
  });

  it('appear in mails and legal pages at once', async () => {
    const before = await legalPage();
    expect((await change({})).status).toBe(200);
    expect(signature()).toContain('Новият Уют ООД');
    expect(app.settings).toMatchObject({ teamEmail: 'team@example.com', approvesVendors: true });
    expect(app.settings.seller.isExample).toBe(false);
    const after = await legalPage();
    expect(after).not.toBe(before);
    expect(after).toContain('175074752');
  });

  it('of the time of a purchase stay on its receipt', async () => {
    const purchase = app.clock.now();
    app.clock.passDays(1 / 1440);
    await change({});
    expect(await app.settings.sellerAt(purchase)).toMatchObject({ isExample: true });
    expect(await app.settings.sellerAt(app.clock.now())).toMatchObject({ name: 'Новият Уют ООД' });
  });

  it('are recorded with the values before and after', async () => {
    await change({});
    const entry = await app.database.db
      .selectFrom('audit_entry')
      .select(['operation', 'subject', 'subject_id', 'reason', 'before', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toMatchObject({
      operation: 'settings.write',
      subject: 'settings',
      subject_id: 'business',
      reason: 'Нова фирма',
      before: { approvesVendors: false },
      after: { name: 'Новият Уют ООД' },
    });
  });

  it('are valid from a chosen time', async () => {
    const tomorrow = new Date(app.clock.now().getTime() + 24 * 3_600_000).toISOString();
    await change({}, { validFrom: tomorrow });
    expect(await read()).toMatchObject({
      version: 0,
      latest: 1,
      versions: [{ number: 1, validFrom: tomorrow }],
    });
    app.clock.passDays(1);
    await app.settings.refresh();
    expect(signature()).toContain('Новият Уют ООД');
    app.clock.passDays(-1);
  });

  it('are restored by a new version with the values of an earlier one', async () => {
    await change({});
    await change({ name: 'Грешка ООД' }, { latest: 1 });
    const { versions } = await read();
    await change((versions[1] as { values: object }).values, { latest: 2, reason: 'Връщане' });
    expect(await read()).toMatchObject({ version: 3, values: { name: 'Новият Уют ООД' } });
  });

  it('never begin in the past or over a year ahead', async () => {
    const yesterday = new Date(app.clock.now().getTime() - 24 * 3_600_000).toISOString();
    expect(await change({}, { validFrom: yesterday })).toMatchObject({
      status: 422,
      body: { message: 'error-valid-from-past' },
    });
    const late = new Date(app.clock.now().getTime() + 400 * 24 * 3_600_000).toISOString();
    expect((await change({}, { validFrom: late })).status).toBe(422);
  });

  it('of two owners at the same time are changed by one', async () => {
    const answers = await Promise.all([change({}), change({ name: 'Другият Уют ООД' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await change({ name: 'Трето име ООД' }, { latest: 0 })).body).toMatchObject({
      message: 'error-edited-elsewhere',
    });
  });

  it.each([
    [{ number: '123456789', vatNumber: '' }, 'number', 'error-company-number-invalid'],
    [{ vatNumber: 'BG131468980' }, 'vatNumber', 'error-vat-number-invalid'],
    [{ name: ' ' }, 'name', 'error-setting-required'],
    [{ email: 'office' }, 'email', 'error-email-invalid'],
    [{ phone: 'телефон' }, 'phone', 'error-setting-phone-invalid'],
  ])('are checked: %j', async (values, property, message) => {
    expect(await change(values)).toMatchObject({ status: 422, body: { errors: [{ property, message }] } });
  });
});
