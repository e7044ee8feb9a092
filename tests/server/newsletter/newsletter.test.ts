import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcePosts } from '../../../server/modules/newsletter/announce-posts.ts';
import { loadPosts } from '../../../server/modules/journal/load-posts.ts';
import { deleteExpiredSubscribers } from '../../../server/modules/newsletter/newsletter.ts';
import { aSolvedCaptcha } from '../support/a-captcha.ts';
import { theJournal } from '../support/a-journal.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';
import { ARTICLE_VALUES } from '../support/article-values.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication({
    environment: { DOMAIN_BG: 'https://uyut.example', DOMAIN_EN: 'https://cosy.example' },
  });
});
afterAll(() => app.close());

let last = 0;
const aReader = () => `reader-${(last += 1)}@example.com`;
const subscribe = async (email: string, language = 'bg') => {
  await app.database.db.deleteFrom('attempt').execute();
  const captcha = await aSolvedCaptcha(app, 'login');
  return app.post('/api/newsletter/subscribe', { email, captcha }, { 'x-accept-language': language });
};
const mailsTo = (recipient: string) =>
  app.database.db
    .selectFrom('mail')
    .select(['subject', 'text', 'html', 'headers', 'language'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
const statusOf = async (email: string) =>
  (
    await app.database.db
      .selectFrom('newsletter_subscriber')
      .select('status')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.status;
const linkOf = async (email: string) => {
  const text = (await mailsTo(email)).at(-1)?.text ?? '';
  return /token=([\w-]{43})/.exec(text)?.[1] ?? '';
};
const confirm = (token: string) => app.post('/api/newsletter/confirm', { token });
const leave = (token: string) => app.post('/api/newsletter/unsubscribe', { token });
const confirmed = async (language = 'bg') => {
  const email = aReader();
  await subscribe(email, language);
  await confirm(await linkOf(email));
  return email;
};

describe('The newsletter (BLOG-03)', () => {
  it('starts after confirmation of the address, not by opening the link', async () => {
    const email = aReader();
    expect(await subscribe(`  ${email.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { message: 'subscribing-successful-message' },
    });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('https://uyut.example/byuletin/potvarzhdenie?token=');
    const token = await linkOf(email);
    await app.get(`/byuletin/potvarzhdenie?token=${token}`);
    expect(await statusOf(email)).toBe('pending');
    expect((await confirm(token)).status).toBe(200);
    expect(await statusOf(email)).toBe('confirmed');
    expect((await confirm(token)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is ended by the mail program and by the link only', async () => {
    const email = await confirmed('en');
    const welcome = (await mailsTo(email)).at(-1);
    expect(welcome?.language).toBe('en');
    expect(welcome?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const oneClick = welcome?.headers['List-Unsubscribe']?.slice(1, -1) ?? '';
    expect(oneClick).toMatch(/^https:\/\/cosy\.example\/newsletter\/one-click\/[\w-]{43}$/);
    const token = await linkOf(email);
    await app.get(`/newsletter/unsubscription?token=${token}`);
    const page = await app.get(new URL(oneClick).pathname);
    expect([page.status, page.text.match(/<button/g)?.length]).toEqual([200, 1]);
    expect(page.text).toContain('Stop newsletter');
    expect(await statusOf(email)).toBe('confirmed');
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await app.server.inject({
        method: 'POST',
        url: new URL(oneClick).pathname,
        headers: { 'content-type': type },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(answer.statusCode).toBe(200);
    }
    expect(await statusOf(email)).toBe('unsubscribed');
    expect((await leave(token)).status).toBe(200);
    expect(await leave('x'.repeat(43))).toMatchObject({
      status: 422,
      body: { message: 'newsletter-link-over' },
    });
  });

  it('returns the same response for known and unknown addresses', async () => {
    const known = await confirmed();
    const [of, other] = [await subscribe(known), await subscribe(aReader())];
    expect([of.status, of.body]).toEqual([other.status, other.body]);
    expect(await statusOf(known)).toBe('confirmed');
    expect(await mailsTo(known)).toHaveLength(2);
  });

  it('sends an address one mail an hour at most, however often it is requested', async () => {
    const email = aReader();
    await Promise.all([subscribe(email), subscribe(email), subscribe(email)]);
    await subscribe(email);
    expect(await mailsTo(email)).toHaveLength(1);
    const first = await linkOf(email);
    app.clock.passDays(1 / 24);
    await subscribe(email, 'en');
    expect((await mailsTo(email)).map(({ language }) => language)).toEqual(['bg', 'en']);
    expect((await confirm(first)).status).toBe(422);
    expect((await confirm(await linkOf(email))).status).toBe(200);
  });

  it.each(['', ' ', 'nobody', 'a@b', 'a b@c.bg', `${'а'.repeat(250)}@example.com`])(
    'is not sent to „%s“',
    async (email) => {
      expect(await subscribe(email)).toMatchObject({
        status: 422,
        body: { errors: [{ property: 'email', message: 'error-email-invalid' }] },
      });
    },
  );

  it('is not restarted by an old link after unsubscribing', async () => {
    const email = aReader();
    await subscribe(email);
    const link = await linkOf(email);
    await confirm(link);
    await leave(await linkOf(email));
    expect((await confirm(link)).status).toBe(422);
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  it('deletes unconfirmed addresses after a week and unsubscribed ones after a month', async () => {
    const [pending, left, reader] = [aReader(), await confirmed(), await confirmed()];
    await subscribe(pending);
    const late = await linkOf(pending);
    await leave(await linkOf(left));
    app.clock.passDays(7);
    expect((await confirm(late)).status).toBe(422);
    await deleteExpiredSubscribers(app.newsletter);
    expect([await statusOf(pending), await statusOf(left)]).toEqual([undefined, 'unsubscribed']);
    app.clock.passDays(23);
    await deleteExpiredSubscribers(app.newsletter);
    expect([await statusOf(left), await statusOf(reader)]).toEqual([undefined, 'confirmed']);
  });

  it('is in the data export and is deleted with the account', async () => {
    const email = await confirmed();
    const person = await aPerson(app, { email });
    expect((await app.get('/api/user/export', person.headers)).body).toMatchObject({
      newsletter: { email, status: 'confirmed' },
    });
    await app.post('/api/user/deletion', { proof: email }, person.headers);
    expect(await statusOf(email)).toBeUndefined();
  });

  it('rejects requests above the rate limit', async () => {
    await app.database.db.deleteFrom('attempt').execute();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const captcha = await aSolvedCaptcha(app, 'login');
      const { status } = await app.post('/api/newsletter/subscribe', { email: aReader(), captcha });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('A new post', () => {
  it('is mailed to subscribers once, each in their language; older posts are not', async () => {
    await app.database.db.deleteFrom('newsletter_subscriber').execute();
    await theJournal(app);
    const [bulgarian, english, left] = [await confirmed(), await confirmed('en'), await confirmed()];
    await leave(await linkOf(left));
    const pending = aReader();
    await subscribe(pending);
    await announcePosts(app.newsletter);
    expect(await mailsTo(bulgarian)).toHaveLength(2);

    const root = await mkdtemp(join(tmpdir(), 'uyut-articles-'));
    await cp('content/blog', join(root, 'content/blog'), { recursive: true });
    const today = app.clock.now().toISOString().slice(0, 10);
    for (const [slug, date] of [
      ['nova-statiya', today],
      ['stara-statiya', '2026-01-01'],
    ]) {
      for (const [language, title] of [
        ['bg', `Нова статия от ${date}`],
        ['en', `A new article of ${date}`],
      ]) {
        const fields = `title: ${title}\ndescription: Описание\ncategory: renting\ndate: ${date}\nrelated: []`;
        await writeFile(
          join(root, 'content/blog', String(language), `${slug}.md`),
          `---\n${fields}\n---\n\nТекст.\n`,
        );
      }
    }
    await loadPosts(app.database.pool, root, app.clock.now(), ARTICLE_VALUES);
    await Promise.all([announcePosts(app.newsletter), announcePosts(app.newsletter)]);
    await announcePosts(app.newsletter);
    await loadPosts(app.database.pool, root, app.clock.now(), ARTICLE_VALUES);
    await announcePosts(app.newsletter);
    await rm(root, { recursive: true });

    const newestOf = async (email: string) => (await mailsTo(email)).slice(2);
    expect(await newestOf(bulgarian)).toMatchObject([{ subject: `Нова статия от ${today}` }]);
    const [mail] = await newestOf(english);
    expect(mail?.subject).toBe(`A new article of ${today}`);
    expect(mail?.text).toContain('https://cosy.example/blog/nova-statiya');
    expect(mail?.headers['List-Unsubscribe']).toContain('https://cosy.example/newsletter/one-click/');
    expect(await newestOf(left)).toEqual([]);
    expect(await mailsTo(pending)).toHaveLength(1);
  });
});
