import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inTransaction } from '../../../../server/platform/database/database.ts';
import { listMails, queueMail } from '../../../../server/platform/mail/mail.ts';
import { outboxPage } from '../../../../server/platform/mail/outbox-page.ts';
import { Texts } from '../../../../server/platform/texts.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import type { TestDatabase } from '../../support/test-database.ts';

const COMPANY = {
  seller: {
    name: '„Дом <и> уют“ ЕООД',
    number: '175074752',
    nameEn: '“Dom <and> uyut” EOOD',
    address: 'София, ул. 1',
    addressEn: '1 Street, Sofia',
  },
  teamEmail: 'team@uyut.example',
};

describe("The developer's outbox", () => {
  let database: TestDatabase;
  let server: FastifyInstance;
  let id: number | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
    server = Fastify();
    await server.register(outboxPage, {
      db: database.db,
      texts: new Texts('content/translations'),
      company: COMPANY,
      configuration: { testHost: 'uyut.test' },
    });
    const mail = {
      recipient: 'a@example.com',
      language: 'en' as const,
      subject: '<b>Order</b>',
      text: '<i>Thanks</i>',
      html: '<!doctype html><html><head></head><body><p>Thanks</p></body></html>',
      attachments: [{ name: 'a"b.ics', type: 'text/calendar', content: btoa('BEGIN:VCALENDAR') }],
    };
    await inTransaction(database.db, (transaction) => queueMail(transaction, mail));
    id = (await listMails(database.db))[0]?.id;
  });

  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server.inject({ url, headers: { host: 'localhost:3000', ...headers }, remoteAddress });

  it('lists the mails and shows one in a sandboxed frame', async () => {
    const list = await get('/dev/outbox');
    expect(list.body).toContain('&lt;b&gt;Order&lt;/b&gt;');
    const page = await get(`/dev/outbox/${id}`);
    expect(page.body).toContain('&lt;i&gt;Thanks&lt;/i&gt;');
    expect(page.body).not.toContain('<p>Thanks</p>');
    const html = await get(`/dev/outbox/${id}/html`);
    expect(html.body).toContain('<p>Thanks</p>');
    expect(html.body).toContain('<html lang="en">');
    expect(html.body).toContain(
      '“Dom &lt;and&gt; uyut” EOOD, Company number (EIK) 175074752<br>1 Street, Sofia<br>team@uyut.example',
    );
    expect(page.body).toContain('\n-- \nUyut\n“Dom &lt;and&gt; uyut” EOOD, Company number (EIK) 175074752\n');
    expect(html.headers['content-security-policy']).toMatch(/^sandbox allow-popups.*default-src 'none'/);
  });

  it('offers attachments as downloads', async () => {
    expect((await get(`/dev/outbox/${id}`)).body).toContain(`/dev/outbox/${id}/attachments/0`);
    const file = await get(`/dev/outbox/${id}/attachments/0`);
    expect(file.body).toBe('BEGIN:VCALENDAR');
    expect(file.headers['content-disposition']).toBe('attachment; filename="a_b.ics"');
    expect((await get(`/dev/outbox/${id}/attachments/1`)).statusCode).toBe(404);
    expect((await get('/dev/outbox/99999/attachments/0')).statusCode).toBe(404);
  });

  it.each(['0', '-1', 'x', '99999999999999999999', '1.5'])('returns no mail %s', async (wrong) => {
    expect((await get(`/dev/outbox/${wrong}`)).statusCode).toBe(404);
  });

  it('is hidden from remote addresses', async () => {
    const elsewhere = [
      get('/dev/outbox', {}, '10.0.0.7'),
      get('/dev/outbox', { 'x-forwarded-for': '127.0.0.1' }),
      get('/dev/outbox', { host: 'evil.example' }),
    ];
    expect((await Promise.all(elsewhere)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await get('/dev/outbox', { host: 'uyut.test:3000' })).statusCode).toBe(200);
    expect((await get('/dev/outbox', { host: '[::1]:3000' }, '::1')).statusCode).toBe(200);
  });
});
