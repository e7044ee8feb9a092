import { describe, expect, it } from 'vitest';

import { isLoopback, readConfiguration } from '../../../server/platform/configuration.ts';

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfiguration({}, '/srv/uyut')).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDirectory: '/srv/uyut/data',
      databaseUrl: undefined,
      origins: { bg: undefined, en: undefined },
      priceOrder: 'bgn-first',
      outboxPage: true,
      demoData: true,
      trustProxy: false,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfiguration({ PORT: '', SITE_TITLE: ' ' })).toMatchObject({ port: 3000, siteTitle: 'Уют' });
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['DATABASE_URL', 'localhost'],
    ['DOMAIN_BG', 'uyut.example'],
    ['DOMAIN_BG', 'https://uyut.example/bg'],
    ['TEST_HOST', 'https://uyut.test'],
    ['PRICE_ORDER', 'usd-first'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'Уют'],
    ['MAIL_FROM', 'Уют <a@b>\r\nBcc: c@d'],
    ['OUTBOX_PAGE', 'yes'],
    ['DEMO_DATA', '1'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '10.0.0.0/33'],
  ])('names %s when it is wrong (%s)', (variable, value) => {
    expect(() => readConfiguration({ [variable]: value })).toThrow(
      new RegExp(`^${variable} is wrong: expected`),
    );
  });

  it('does not repeat a secret that it refuses', () => {
    expect(() => readConfiguration({ SMTP_URL: 'http://user:hunter2@host' })).toThrow(/^((?!hunter2).)*$/);
  });

  it('wants two different domains, or none', () => {
    expect(() => readConfiguration({ DOMAIN_BG: 'https://uyut.example' })).toThrow(/^DOMAIN_EN/);
    expect(() => readConfiguration({ DOMAIN_EN: 'https://uyut.example' })).toThrow(/^DOMAIN_BG/);
    const same = 'https://uyut.example';
    expect(() => readConfiguration({ DOMAIN_BG: same, DOMAIN_EN: `${same}/` })).toThrow(/^DOMAIN_EN/);
  });

  it('keeps the outbox page from visitors of a public address, and where mails are really sent', () => {
    expect(readConfiguration({ HOST: '0.0.0.0' }).outboxPage).toBe(false);
    expect(readConfiguration({ SMTP_URL: 'smtp://localhost' }).outboxPage).toBe(false);
    expect(readConfiguration({ TRUST_PROXY: '127.0.0.1' }).outboxPage).toBe(false);
    const domains = { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' };
    expect(readConfiguration(domains).outboxPage).toBe(false);
  });

  it("brings no demo data into an operator's own database unless asked to", () => {
    const DATABASE_URL = 'postgres://localhost/shop';
    expect(readConfiguration({ DATABASE_URL }).demoData).toBe(false);
    expect(readConfiguration({ DATABASE_URL, DEMO_DATA: 'on' }).demoData).toBe(true);
  });

  it('believes the proxies that are listed', () => {
    expect(readConfiguration({ TRUST_PROXY: '127.0.0.1, ::1/128' }).trustProxy).toEqual([
      '127.0.0.1',
      '::1/128',
    ]);
  });

  it('tells this machine from others', () => {
    const hosts = ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', 'localhost'];
    expect(hosts.map(isLoopback)).toEqual(hosts.map(() => true));
    expect(['0.0.0.0', '::', '10.0.0.1', '127.0.0.1.example.com'].some(isLoopback)).toBe(false);
  });
});
