import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { TEST_RENDERER } from '../support/test-renderer.ts';
import { aMember } from './support/a-member.ts';

type TextState = { current: { bg: string; en: string }; latest: number; versions: { value: object }[] };
type PageFields = { title: string; description: string; body: string };
type PageState = { current: { bg: PageFields; en: PageFields }; latest: number };

const KEY = 'cart';

let app: TestApplication;
let headers: { cookie: string };
beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
    renderer: TEST_RENDERER,
  });
  ({ headers } = await aMember(app, ['content']));
});
afterEach(async () => {
  await app.database.db.deleteFrom('team_version').execute();
  await app.liveTexts.refresh();
});
afterAll(() => app.close());

const changeText = (value: object, more: object = {}, key = KEY) =>
  app.post(
    `/api/team/texts/${key}`,
    { value: { bg: null, en: null, ...value }, validFrom: null, latest: 0, reason: 'По-ясно', ...more },
    headers,
  );
const shownText = async (key: string) => {
  const { body } = await app.get('/api/localization/translation/bg');
  return (body as { translations: Record<string, string> }).translations[key];
};
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();

describe('A text of the site (TEAM-09)', () => {
  it('is found by its key and its wording in both languages', async () => {
    const list = async (q: string) =>
      (await app.get(`/api/team/texts?q=${encodeURIComponent(q)}`, headers)).body;
    expect(await list('error-wrong-credentials')).toMatchObject({ total: 1 });
    expect(await list('Грешно потребителско име')).toMatchObject({
      data: [{ key: 'error-wrong-credentials', isChanged: false }],
    });
  });

  it('that refers to another text is not changed by it', async () => {
    const { body } = await app.get('/api/team/texts/mail-account-exists-link', headers);
    expect(body).toMatchObject({ current: { bg: '$t(log-in)' }, original: { bg: '$t(log-in)' } });
    const found = await app.get('/api/team/texts?q=mail-account-exists-link', headers);
    expect(found.body).toMatchObject({ data: [{ bg: 'Вход', isChanged: false }] });
    const changed = await app.get('/api/team/texts?changed=true', headers);
    expect(changed.body).toEqual({ data: [], total: 0 });
  });

  it('is changed for the API, mails and pages at once, and can return to the text of the files', async () => {
    const before = await shownText(KEY);
    const changed = await changeText({ bg: 'Пазарска чанта' });
    expect(changed).toMatchObject({ status: 200, body: { current: { bg: 'Пазарска чанта' }, latest: 1 } });
    expect(await shownText(KEY)).toBe('Пазарска чанта');
    expect((await app.get('/', { host: 'uyut.example' })).text).toContain('Пазарска чанта');
    expect((await changeText({}, { latest: 1 })).status).toBe(200);
    expect(await shownText(KEY)).toBe(before);
  });

  it('is published at a chosen time', async () => {
    await changeText({ bg: 'Пазарска чанта' }, { validFrom: inHours(24) });
    expect(await shownText(KEY)).not.toBe('Пазарска чанта');
    app.clock.passDays(1);
    await app.liveTexts.refresh();
    expect(await shownText(KEY)).toBe('Пазарска чанта');
    app.clock.passDays(-1);
  });

  it('has a new file for browsers, while the old one stays for open pages', async () => {
    const fileIn = async () =>
      /\/texts\/bg-\w+\.json/.exec((await app.get('/', { host: 'uyut.example' })).text)?.[0];
    const old = await fileIn();
    await changeText({ bg: 'Пазарска чанта' });
    const current = await fileIn();
    expect(current).not.toBe(old);
    for (const file of [old, current]) expect((await app.get(file ?? '')).status).toBe(200);
  });

  it('keeps the values that it shows', async () => {
    const { body } = await app.get('/api/team/texts?q={{count}}&limit=1', headers);
    const [{ key }] = (body as { data: [{ key: string }] }).data;
    expect(await changeText({ bg: 'Без стойност' }, {}, key)).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'bg', message: 'error-text-placeholders' }] },
    });
  });

  it('is changed by one of two editors at the same time', async () => {
    const answers = await Promise.all([changeText({ bg: 'Едното' }), changeText({ bg: 'Другото' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('has versions with author and reason, and an entry in the audit log', async () => {
    await changeText({ bg: 'Пазарска чанта' });
    const { body } = await app.get(`/api/team/texts/${KEY}`, headers);
    expect((body as TextState).versions).toMatchObject([
      { number: 1, author: 'Радка Петрова', reason: 'По-ясно', value: { bg: 'Пазарска чанта', en: null } },
    ]);
    const entry = await app.database.db
      .selectFrom('audit_entry')
      .select(['operation', 'subject', 'subject_id', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toMatchObject({
      operation: 'texts.write',
      subject: 'text',
      subject_id: KEY,
      after: { bg: 'Пазарска чанта' },
    });
  });

  it('that does not exist is not found', async () => {
    for (const key of ['no-such-text', 'constructor', '__proto__'])
      expect((await app.get(`/api/team/texts/${key}`, headers)).status).toBe(404);
  });
});

describe('An informational page (TEAM-09)', () => {
  const read = async () => (await app.get('/api/team/pages/about-us', headers)).body as PageState;
  const change = (value: object, more: object = {}) =>
    app.post(
      '/api/team/pages/about-us',
      { value, validFrom: null, latest: 0, reason: 'Нова история', ...more },
      headers,
    );
  const shownPage = async () => (await app.get('/api/page/about-us')).body as { title: string; html: string };
  const withBody = async (body: string) => {
    const { current } = await read();
    return { ...current, bg: { ...current.bg, body } };
  };

  it('is changed for visitors, and never contains raw HTML', async () => {
    expect((await change(await withBody('Нова история <script>alert(1)</script>'))).status).toBe(200);
    const { html } = await shownPage();
    expect(html).toContain('Нова история');
    expect(html).not.toContain('<script>');
  });

  it('is published at a chosen time', async () => {
    await change(await withBody('Утрешна история'), { validFrom: inHours(24) });
    expect((await shownPage()).html).not.toContain('Утрешна история');
    expect((await read()).latest).toBe(1);
  });

  it('is refused with an unknown code or an empty field', async () => {
    expect(await change(await withBody('{{boss-name}}'))).toMatchObject({
      status: 422,
      body: { message: 'error-page-code' },
    });
    expect(await change(await withBody(' '))).toMatchObject({
      status: 422,
      body: { errors: [{ property: 'bg.body', message: 'error-text-empty' }] },
    });
  });
});
