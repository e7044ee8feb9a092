import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../server/platform/configuration.ts';
import { HttpSms } from '../../../server/platform/sms/open-sms.ts';
import { openSms } from '../../../server/platform/sms/open-sms.ts';
import { OutboxSms } from '../../../server/platform/sms/open-sms.ts';
import type { SmsSender } from '../../../server/platform/sms/sms.ts';
import { createTestDatabase } from '../support/test-database.ts';
import type { TestDatabase } from '../support/test-database.ts';

type Arrived = { to: string; text: string };

let database: TestDatabase;
let status = 202;
const received: { key: string | undefined; body: { from: string; to: string; text: string } }[] = [];
const provider = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    received.push({ key: request.headers.authorization, body: JSON.parse(text) });
    response.writeHead(status, { location: '/elsewhere' }).end('{"quoted":"message"}');
  });
});

beforeAll(async () => {
  database = await createTestDatabase();
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  provider.close();
  await database.drop();
});

const url = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}/messages`;
const SENDERS: Record<string, () => { sender: SmsSender; arrived: () => Promise<Arrived[]> }> = {
  'the outbox': () => ({
    sender: new OutboxSms(database.db),
    arrived: async () => {
      const rows = await database.db.selectFrom('mail').select(['recipient', 'text']).orderBy('id').execute();
      return rows.map(({ recipient, text }) => ({ to: recipient.replace(/^0/, '+359'), text }));
    },
  }),
  'a provider': () => ({
    sender: new HttpSms({ url: url(), key: 'the-key', from: 'Uyut' }),
    arrived: async () => received.map(({ body: { to, text } }) => ({ to, text })),
  }),
};

/** Behaviour of every sender. */
describe.each(Object.entries(SENDERS))('A text message by %s', (_, open) => {
  it('is delivered unchanged, each one', async () => {
    const { sender, arrived } = open();
    const sms = { phone: '0888123456', text: 'Кодът Ви е 012345. <b>', language: 'bg' as const };
    await sender.send(sms);
    await sender.send(sms);
    const one = { to: '+359888123456', text: sms.text };
    expect(await arrived()).toEqual([one, one]);
  });
});

describe('An SMS provider', () => {
  const send = () =>
    new HttpSms({ url: url(), key: 'the-key', from: 'Uyut' }).send({
      phone: '0888123456',
      text: 'тайна',
      language: 'bg',
    });

  it('receives the key and the sender', async () => {
    await send();
    expect(received.at(-1)).toMatchObject({ key: 'Bearer the-key', body: { from: 'Uyut' } });
  });

  it.each([301, 400, 500])(
    'that returns %i has not accepted the message, and the error omits its text',
    async (refusal) => {
      status = refusal;
      const error = await send().then(
        () => null,
        (reason: Error) => reason,
      );
      status = 202;
      expect(error).toBeInstanceOf(Error);
      expect(String(error)).not.toMatch(/тайна|quoted|the-key/);
    },
  );
});

describe('The SMS configuration', () => {
  const HTTP = { SMS: 'http', SMS_URL: 'https://sms.example/messages', SMS_KEY: 'hunter2', SMS_FROM: 'Uyut' };

  it('uses the outbox with local mails, and disables SMS without a reader', () => {
    expect(readConfiguration({}).sms).toBe('sandbox');
    const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Уют <a@example.com>' };
    expect(readConfiguration(smtp).sms).toBe('off');
    expect(openSms(readConfiguration({ ...smtp, ...HTTP }).sms, database.db)).toBeInstanceOf(HttpSms);
    expect(openSms(readConfiguration({ SMS: 'off' }).sms, database.db)).toBeNull();
  });

  it.each(['SMS_URL', 'SMS_KEY', 'SMS_FROM'])('requires %s', (variable) => {
    expect(() => readConfiguration({ ...HTTP, [variable]: undefined })).toThrow(
      new RegExp(`^${variable} is wrong: expected a value, because SMS is http`),
    );
  });
});
