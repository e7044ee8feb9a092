import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldMailAnswers } from '../../../server/modules/conversations/mail-answer-rows.ts';
import { jpeg } from '../support/a-picture.ts';
import { mailsTo, publish, somePlaces } from '../support/a-property.ts';
import type { SentMail } from '../support/a-property.ts';
import { tokenOf } from '../support/a-roommate.ts';
import { aPerson } from '../support/an-account.ts';
import type { Person } from '../support/an-account.ts';
import { anAnswer } from '../support/an-answer.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const KEY = 'a key that only the mail server has';
const DOMAIN = 'answers.uyut.example';

let app: TestApplication;
let folder: string;
let owner: Person;
let home: number;
let asker: string;
let token: string;
let question: SentMail;
let last = 0;
let origin: string | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uyut-answers-'));
  app = await startTestApplication({
    environment: { DATA_DIR: folder, MAIL_ANSWERS_DOMAIN: DOMAIN, MAIL_ANSWERS_KEY: KEY },
  });
  await somePlaces(app);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await app.database.db.deleteFrom('attempt').execute();
  owner = await aPerson(app, { name: 'Мария Иванова' });
  home = await publish(app, owner, { title: 'Двустаен до парка' });
  asker = `asker-${(last += 1)}@example.com`;
  const inquiry = { name: 'Ани', phone: '0888 123 456', email: asker, message: 'Може ли с куче?' };
  token = tokenOf(await app.post(`/api/property/${home}/inquiry`, inquiry)) ?? '';
  question = await lastMailTo(owner.email);
});

async function lastMailTo(email: string): Promise<SentMail> {
  const mail = (await mailsTo(app, email)).at(-1);
  if (!mail) throw new Error(`No mail went to ${email}`);
  return mail;
}
const handOver = (payload: Buffer | string, headers: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url: '/mail/answer',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${KEY}`, ...headers },
    payload,
  });
const answer = async (words: string, changes: SendMailOptions = {}) =>
  (await handOver(await anAnswer(question, owner.email, words, changes))).statusCode;
type Talk = { id: number; messages: { author: string; text: string; pictures: { url: string }[] }[] };
const read = async () => (await app.get(`/api/conversation/follow/${token}`)).body as Talk;
const written = async () => (await read()).messages.slice(1).map(({ text }) => text);

describe('The reply by e-mail to a conversation (TRUST-05)', () => {
  it('becomes a message of the recipient, and so does the reply to that', async () => {
    // An unconfirmed address may belong to a stranger: no reply address.
    expect((await lastMailTo(asker)).headers).toEqual({});
    expect(question.text).toMatch(/^##- Можете да отговорите и на този имейл/);
    expect(await answer('Да, ако е малко.')).toBe(200);
    expect((await read()).messages.at(-1)).toMatchObject({ author: 'poster', text: 'Да, ако е малко.' });
    const back = await lastMailTo(asker);
    expect(back.text).toContain('Да, ако е малко.');
    await handOver(await anAnswer(back, `Ани <${asker.toUpperCase()}>`, 'Три килограма е.'));
    expect((await read()).messages.at(-1)).toMatchObject({ author: 'asker', text: 'Три килограма е.' });
  });

  it('includes its pictures, re-encoded, without those of the signature', async () => {
    const [photo, logo] = [await jpeg(800, 600), await jpeg()];
    const html = '<p>Ето стаята.</p><img src="cid:logo">';
    await answer('Ето стаята.', {
      html,
      attachments: [
        { filename: 'room.jpg', content: photo },
        { filename: 'logo.jpg', content: logo, cid: 'logo' },
        { filename: 'maria.vcf', content: 'BEGIN:VCARD', contentType: 'text/vcard' },
      ],
    });
    const message = (await read()).messages.at(-1);
    expect(message?.text).toBe('Ето стаята.');
    expect(message?.pictures).toHaveLength(1);
    await answer('', { attachments: [{ filename: 'room.jpg', content: await jpeg() }] });
    expect((await read()).messages.at(-1)).toMatchObject({ text: '', pictures: [{}] });
  });

  it.each([undefined, '\n'])('is parsed from the plain text %j', async (plain) => {
    const { text } = question;
    const html = `<div>Да, <b>ако</b> е малко.</div><div><br></div><div>25.11.2026 г. в 10:33 Уют написа:</div><blockquote>${text}</blockquote>`;
    await answer('', { text: plain, html });
    expect(await written()).toEqual(['Да, ако е малко.']);
  });

  it('is stored once, however often the mail server delivers it', async () => {
    const mail = await anAnswer(question, owner.email, 'Да.');
    await Promise.all([handOver(mail), handOver(mail), handOver(mail)]);
    await answer('И още нещо.');
    expect((await handOver(mail)).statusCode).toBe(200);
    expect(await written()).toEqual(['Да.', 'И още нещо.']);
  });

  it.each([
    { headers: { 'Auto-Submitted': 'auto-replied' } },
    { headers: { Precedence: 'bulk' } },
    { headers: { 'X-Autoreply': 'yes' } },
    { headers: { 'Return-Path': '<>' } },
  ])('is ignored when a machine sends it: $headers', async (changes) => {
    expect(await answer('Няма ме до понеделник.', changes)).toBe(200);
    expect(await written()).toEqual([]);
    expect((await mailsTo(app, owner.email)).at(-1)?.subject).toBe(question.subject);
  });

  it.each<[string, string, SendMailOptions, RegExp]>([
    ['with a link', 'Вижте www.example.com', {}, /линк|връзк/i],
    ['too long', 'а'.repeat(2_001), {}, /2000|2 000|дълг/],
    ['empty', '', {}, /Напишете|съобщение/],
    ['from another address', 'Да.', { from: 'other@example.com' }, /друг имейл/],
    ['with a document', 'Да.', { attachments: [{ filename: 'a.pdf', content: '%PDF' }] }, /не са снимки/],
    [
      'with a picture that is none',
      'Да.',
      { attachments: [{ filename: 'a.jpg', content: 'MZ', contentType: 'image/jpeg' }] },
      /снимк/i,
    ],
    [
      'with seven pictures',
      'Да.',
      {
        attachments: Array.from({ length: 7 }, (_, at) => ({ filename: `${at}.jpg`, content: 'MZ' })),
      },
      /снимк/i,
    ],
  ])('%s is not sent, and the sender gets the reason', async (_, words, changes, reason) => {
    expect(await answer(words, changes)).toBe(200);
    expect(await written()).toEqual([]);
    const mail = await lastMailTo(owner.email);
    expect(mail.subject).toBe('Отговорът Ви не е изпратен: Двустаен до парка');
    expect(mail.text).toMatch(reason);
    expect(await mailsTo(app, 'other@example.com')).toEqual([]);
  });

  it('is rejected in a closed conversation and above thirty an hour', async () => {
    for (let count = 0; count < 30; count += 1) await answer(`Да, ${count}.`);
    expect(await answer('И още.')).toBe(200);
    expect((await lastMailTo(owner.email)).text).toMatch(/много/);
    expect(await written()).toHaveLength(30);
    await app.database.db.deleteFrom('attempt').execute();
    await app.post(`/api/conversation/follow/${token}/block`);
    await answer('Там ли сте?');
    expect((await lastMailTo(owner.email)).subject).toMatch(/не е изпратен/);
    expect(await written()).toHaveLength(30);
  });

  it('gets at most five error mails an hour, in case of a mail loop', async () => {
    for (let count = 0; count < 8; count += 1) expect(await answer('www.example.com')).toBe(200);
    const refusals = (await mailsTo(app, owner.email)).filter(({ subject }) => /не е изпратен/.test(subject));
    expect(refusals).toHaveLength(5);
  });

  it('is dropped for a forged address or one of another side or conversation', async () => {
    const address = question.headers['Reply-To'] ?? '';
    const { id } = await read();
    const forged = [
      'maria@example.com',
      `answer@${DOMAIN}`,
      address.replace(`${id}p`, `${id}a`),
      address.replace(`${id}p`, `${id + 1}p`),
      address.replace(DOMAIN, 'elsewhere.example'),
      `answer+${id}p${'0'.repeat(32)}@${DOMAIN}`,
      `answer+${'9'.repeat(15)}p${'0'.repeat(32)}@${DOMAIN}`,
    ];
    for (const to of forged) expect([to, await answer('Да.', { to })]).toEqual([to, 404]);
    expect(await written()).toEqual([]);
  });

  it('is recognised by the redirected address and in capital letters', async () => {
    const address = question.headers['Reply-To'] ?? '';
    await answer('Да.', { to: 'Мария <maria@example.com>', headers: { 'Delivered-To': address } });
    await answer('Добре.', { to: address.toUpperCase() });
    expect(await written()).toEqual(['Да.', 'Добре.']);
  });

  it('is deleted after a month; its message stays', async () => {
    await answer('Да.');
    const known = () => app.database.db.selectFrom('mail_answer').select('id').execute();
    await deleteOldMailAnswers(app.database.db, app.clock.now());
    expect(await known()).not.toEqual([]);
    await deleteOldMailAnswers(app.database.db, new Date(app.clock.now().getTime() + 31 * 86_400_000));
    expect(await known()).toEqual([]);
    expect(await written()).toEqual(['Да.']);
  });
});

describe('An incoming mail', () => {
  it.each<[string, Record<string, string>, string | Buffer, number]>([
    ['without the key', { authorization: '' }, 'From: a@b.bg\n\nДа.', 401],
    ['with another key', { authorization: 'Bearer another' }, 'From: a@b.bg\n\nДа.', 401],
    ['as JSON', { 'content-type': 'application/json' }, '{}', 415],
    ['and is none', {}, 'Да.', 400],
    ['and says not who sent it', {}, 'To: a@b.bg\nMessage-ID: <1@b.bg>\n\nДа.', 400],
    ['and is empty', {}, '', 400],
    ['and is random', {}, Buffer.from(Array.from({ length: 2_000 }, (_, at) => (at * 7919) % 256)), 400],
    ['and is of 26 MB', {}, Buffer.alloc(26 * 1024 * 1024, 'a'), 413],
  ])('%s is rejected', async (_, headers, mail, status) => {
    const refused = await handOver(mail, headers);
    expect(refused.statusCode).toBe(status);
    expect(refused.json()).toMatchObject({ message: expect.stringMatching(/^error-/) });
  });

  it('is parsed however deeply its parts are nested', async () => {
    const parts = Array.from({ length: 300 }, (_, at) => [
      `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
      `\n--b${at}--\n`,
    ]);
    const mail = `From: a@b.bg\nTo: a@b.bg\nMessage-ID: <1@b.bg>\n${parts.map(([begin]) => begin).join('')}\nДа.${parts.map(([, end]) => end).join('')}`;
    expect((await handOver(mail)).statusCode).toBe(400);
  });

  it('is rejected when replies are disabled, and mails offer none then', async () => {
    const other = await startTestApplication({ database: app.database });
    const payload = await anAnswer(question, owner.email, 'Да.');
    const headers = { 'content-type': 'message/rfc822', authorization: `Bearer ${KEY}` };
    const refused = await other.server.inject({ method: 'POST', url: '/mail/answer', headers, payload });
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    const inquiry = { name: 'Борис', phone: '0888 123 457', message: 'Ало?' };
    await other.post(`/api/property/${home}/inquiry`, inquiry);
    const mail = await lastMailTo(owner.email);
    expect(mail.text).toContain('Ало?');
    expect(mail.headers).toEqual({});
    expect(mail.text).not.toContain('##-');
    await other.close();
  });
});

describe('The command that delivers incoming mail', () => {
  it.each<[string, number, { to?: string }, Record<string, string>]>([
    ['taken', 0, {}, {}],
    ['for nobody', 67, { to: `answer@${DOMAIN}` }, {}],
    ['with another key', 75, {}, { MAIL_ANSWERS_KEY: 'another' }],
    ['while the shop is away', 75, {}, { UYUT_URL: 'http://127.0.0.1:1' }],
  ])('reports %s by its exit code %i', async (_, code, changes, environment) => {
    const UYUT_URL = (origin ??= await app.server.listen({ host: '127.0.0.1', port: 0 }));
    const mail = await anAnswer(question, owner.email, 'Да.', changes);
    const ends = await passed(mail, { UYUT_URL, MAIL_ANSWERS_KEY: KEY, ...environment });
    expect(ends).toBe(code);
    expect(await written()).toEqual(code === 0 ? ['Да.'] : []);
  });

  it('reports invalid mail', async () => {
    const UYUT_URL = (origin ??= await app.server.listen({ host: '127.0.0.1', port: 0 }));
    expect(await passed(Buffer.from('Да.'), { UYUT_URL, MAIL_ANSWERS_KEY: KEY })).toBe(65);
  });
});

async function passed(mail: Buffer, environment: Record<string, string>): Promise<number | null> {
  const env = { ...process.env, ...environment };
  const program = spawn(process.execPath, ['deploy/pass-answer.mjs'], {
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  program.stdin.end(mail);
  const [code] = (await once(program, 'exit')) as [number | null];
  return code;
}
