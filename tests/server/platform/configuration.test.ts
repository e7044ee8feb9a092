import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';

import { isLoopback, readConfiguration } from '../../../server/platform/configuration.ts';

describe('The configuration', () => {
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

  it('treats an empty variable as unset', () => {
    expect(readConfiguration({ PORT: '', SITE_TITLE: ' ' })).toMatchObject({
      port: 3000,
      siteTitle: undefined,
    });
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_DIRECT_URL', 'localhost'],
    ['DATABASE_READ_URL', 'postgres://one/uyut,two'],
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
    ['PICTURES', 'cloud'],
    ['TRUST_PROXY', 'on'],
    ['DESCRIPTION_MODEL_URL', 'models.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['ROLE', 'jobs'],
    ['WEB_PROCESSES', '0'],
    ['WEB_PROCESSES', '1.5'],
    ['WEB_PROCESSES', 'all'],
    ['WEB_PROCESSES', '100'],
    ['WEB_PROCESSES', '2'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ])('rejects a wrong %s (%s) by name', (variable, value) => {
    expect(() => readConfiguration({ [variable]: value })).toThrow(
      new RegExp(`^${variable} is wrong: expected`),
    );
  });

  it('allows one process, a given number, or one per core', () => {
    const NODE_ENV = 'production';
    expect(readConfiguration({})).toMatchObject({ role: 'all', webProcesses: 1 });
    expect(readConfiguration({ NODE_ENV, WEB_PROCESSES: '4' }).webProcesses).toBe(4);
    expect(readConfiguration({ NODE_ENV, WEB_PROCESSES: 'auto' }).webProcesses).toBe(availableParallelism());
  });

  it('does not repeat a rejected secret in the error', () => {
    expect(() => readConfiguration({ SMTP_URL: 'http://user:hunter2@host' })).toThrow(/^((?!hunter2).)*$/);
  });

  const S3 = {
    PICTURES: 's3',
    S3_ENDPOINT: 'https://s3.example',
    S3_REGION: 'eu-central-1',
    S3_BUCKET: 'uyut',
    S3_KEY_ID: 'id',
    S3_SECRET: 'hunter2',
  };

  it('stores pictures on the disk or in a named bucket', () => {
    expect(readConfiguration({ ...S3, PICTURES: '' }).bucket).toBeUndefined();
    expect(readConfiguration(S3).bucket).toEqual({
      endpoint: 'https://s3.example',
      region: 'eu-central-1',
      bucket: 'uyut',
      keyId: 'id',
      secret: 'hunter2',
    });
  });

  it.each(['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_KEY_ID', 'S3_SECRET'])(
    'requires %s for the bucket',
    (variable) => {
      expect(() => readConfiguration({ ...S3, [variable]: undefined })).toThrow(
        new RegExp(`^${variable} is wrong: expected a value, because PICTURES is s3`),
      );
    },
  );

  it('requires a bucket endpoint without a path', () => {
    expect(() => readConfiguration({ ...S3, S3_ENDPOINT: 'https://s3.example/uyut' })).toThrow(
      /^S3_ENDPOINT/,
    );
  });

  it('enables Google’s captcha only with both keys', () => {
    const keys = { CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'hunter2' };
    expect(readConfiguration({}).recaptcha).toBeUndefined();
    expect(readConfiguration(keys).recaptcha).toMatchObject({ siteKey: 'site', secret: 'hunter2' });
    for (const variable of ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET']) {
      expect(() => readConfiguration({ ...keys, [variable]: '' })).toThrow(
        new RegExp(`^${variable} is wrong: expected a key, because CAPTCHA is recaptcha`),
      );
    }
  });

  it('enables push messages only with a matching key pair', () => {
    const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
    const keys = { PUSH_PUBLIC_KEY: one.publicKey, PUSH_PRIVATE_KEY: one.privateKey };
    expect(readConfiguration({}).push).toBeUndefined();
    expect(readConfiguration({ ...keys, TEAM_EMAIL: 'team@uyut.example' }).push).toEqual({
      ...one,
      subject: 'mailto:team@uyut.example',
    });
    for (const wrong of ['', 'nothing', other.privateKey]) {
      expect(() => readConfiguration({ ...keys, PUSH_PRIVATE_KEY: wrong })).toThrow(
        /^PUSH_PRIVATE_KEY is wrong/,
      );
    }
    expect(() => readConfiguration({ ...keys, PUSH_PUBLIC_KEY: '' })).toThrow(/^PUSH_PUBLIC_KEY is wrong/);
  });

  it('requires two different domains, or none', () => {
    expect(() => readConfiguration({ DOMAIN_BG: 'https://uyut.example' })).toThrow(/^DOMAIN_EN/);
    expect(() => readConfiguration({ DOMAIN_EN: 'https://uyut.example' })).toThrow(/^DOMAIN_BG/);
    const same = 'https://uyut.example';
    expect(() => readConfiguration({ DOMAIN_BG: same, DOMAIN_EN: `${same}/` })).toThrow(/^DOMAIN_EN/);
  });

  it('hides the outbox page on public addresses and with a mail server', () => {
    expect(readConfiguration({ HOST: '0.0.0.0' }).outboxPage).toBe(false);
    expect(readConfiguration({ SMTP_URL: 'smtp://localhost' }).outboxPage).toBe(false);
    expect(readConfiguration({ TRUST_PROXY: '127.0.0.1' }).outboxPage).toBe(false);
    const domains = { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' };
    expect(readConfiguration(domains).outboxPage).toBe(false);
  });

  it("loads demo data into an operator's database only on request", () => {
    const DATABASE_URL = 'postgres://localhost/shop';
    expect(readConfiguration({ DATABASE_URL }).demoData).toBe(false);
    expect(readConfiguration({ DATABASE_URL, DEMO_DATA: 'on' }).demoData).toBe(true);
  });

  it('uses a language model only if one is named', () => {
    const DESCRIPTION_MODEL_URL = 'https://models.example/v1/chat/completions';
    expect(readConfiguration({}).descriptionModel).toBeUndefined();
    expect(() => readConfiguration({ DESCRIPTION_MODEL_URL })).toThrow(/^DESCRIPTION_MODEL_NAME/);
    expect(
      readConfiguration({ DESCRIPTION_MODEL_URL, DESCRIPTION_MODEL_NAME: 'small' }).descriptionModel,
    ).toEqual({ url: DESCRIPTION_MODEL_URL, key: undefined, name: 'small' });
  });

  it('trusts only the listed proxies', () => {
    expect(readConfiguration({ TRUST_PROXY: '127.0.0.1, ::1/128' }).trustProxy).toEqual([
      '127.0.0.1',
      '::1/128',
    ]);
  });

  it('distinguishes local from remote addresses', () => {
    const hosts = ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', 'localhost'];
    expect(hosts.map(isLoopback)).toEqual(hosts.map(() => true));
    expect(['0.0.0.0', '::', '10.0.0.1', '127.0.0.1.example.com'].some(isLoopback)).toBe(false);
  });
});
