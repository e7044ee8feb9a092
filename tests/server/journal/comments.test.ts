import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pendingComments, moderateComment } from '../../../server/modules/journal/moderate-comments.ts';
import { aKey } from '../support/a-property.ts';
import { aComment, POST, theJournal, writeComment } from '../support/a-journal.ts';
import type { Sent } from '../support/a-journal.ts';
import { aPerson } from '../support/an-account.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication({ environment: { TEAM_EMAIL: 'team@uyut.example' } });
  await theJournal(app);
});
afterAll(() => app.close());

const write = async (changes: object = {}, headers = {}) =>
  (await writeComment(app, changes, headers)).body as Sent;
type Seen = { id: number; name: string; text: string; status: string; own: boolean };
const seen = async (headers = {}, own: string[] = []) => {
  const query = own.map((secret) => `&own=${secret}`).join('');
  const { body } = await app.get(
    `/api/page/blog-post/1-products.json?post_id=${POST}&limit=100${query}`,
    headers,
  );
  return (body as { data: Seen[] }).data;
};
const find = async (id: number, headers = {}, own: string[] = []) =>
  (await seen(headers, own)).find((comment) => comment.id === id);
const remove = (id: number, secret?: string, headers = {}) =>
  app.delete(`/api/page/blog-post/comment/${id}${secret ? `?secret=${secret}` : ''}`, headers);

describe('A visitor’s comment (BLOG-02)', () => {
  it('is public without the e-mail', async () => {
    const email = 'maria.secret@example.com';
    const { comment, secret } = await write({
      name: ' Мария\nГеоргиева ',
      email,
      text: 'Благодаря!\r\n\r\n\r\n\r\nКрай',
    });
    expect(comment).toMatchObject({ name: 'Мария Георгиева', text: 'Благодаря!\n\nКрай', status: 'shown' });
    expect(await find(comment.id)).toMatchObject({ own: false, status: 'shown' });
    expect(await find(comment.id, {}, [secret ?? ''])).toMatchObject({ own: true });
    expect(JSON.stringify(await seen())).not.toContain(email);
  });

  it('is stored once with one secret when sent twice, also in parallel', async () => {
    const comment = await aComment(app);
    const url = `/api/page/blog-post/${POST}/postComment`;
    const first = await app.post(url, comment);
    const again = await app.post(url, { ...comment, captcha: 'used up' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    const key = aKey();
    const text = `Едновременно ${key}`;
    const three = await Promise.all(
      [0, 1, 2].map(async () => app.post(url, await aComment(app, { key, text, email: 'one@example.com' }))),
    );
    expect(three.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(three.map(({ body }) => (body as Sent).comment.id)).size).toBe(1);
    expect((await seen()).filter((one) => one.text === text)).toHaveLength(1);
    expect(await app.post(url, { ...comment, text: 'Съвсем друг текст' })).toMatchObject({
      status: 409,
      body: { message: 'comment-key-used' },
    });
  });

  it.each([
    ['a link', 'Вижте https://spam.example/евтино'],
    ['a bare address', 'евтини мебели на spam-shop.com днес'],
    ['letters of another width', 'ｗｗｗ．ｓｐａｍ．ｃｏｍ'],
    ['an address parted by unseen letters', 'www\u200b.spam\u200b.com'],
    ['an e-mail address', 'пишете на ivan@spam.example'],
    ['a telephone', 'звънете на 0888 123 456'],
  ])('with %s waits for the team and is visible only to its writer', async (_, text) => {
    const { comment, secret } = await write({ text: `${text} ${aKey()}` });
    expect(comment.status).toBe('held');
    expect(await find(comment.id)).toBeUndefined();
    expect(await find(comment.id, {}, [secret ?? ''])).toMatchObject({ own: true, status: 'held' });
    const mail = await app.database.db
      .selectFrom('mail')
      .select('recipient')
      .where('unique_key', 'like', `comment-held:${comment.id}:%`)
      .executeTakeFirst();
    expect(mail?.recipient).toBe('team@uyut.example');
  });

  it('waits for the team when it is a repeat, however it is spaced', async () => {
    await write({ text: 'Купете сега, не чакайте!' });
    expect((await write({ text: 'КУПЕТЕ   сега – не чакайте' })).comment.status).toBe('held');
  });

  it.each([
    [{ name: 'М' }, 'name', 'error-comment-name'],
    [{ name: 'М'.repeat(61) }, 'name', 'error-comment-name'],
    [{ email: 'nobody' }, 'email', 'error-email-invalid'],
    [{ text: ' \u200b ' }, 'text', 'error-comment-text'],
    [{ text: 'х'.repeat(3_001) }, 'text', 'error-text-too-long'],
  ])('with %j returns field errors', async (changes, property, message) => {
    expect(await writeComment(app, changes)).toMatchObject({
      status: 422,
      body: { message: 'validation_failed', errors: [{ property, message }] },
    });
  });

  it('without a solved captcha is rejected', async () => {
    for (const captcha of [
      '',
      'no',
      '{}',
      'null',
      '[]',
      JSON.stringify({ salt: 'a', number: 1, signature: '' }),
    ]) {
      expect(await writeComment(app, { captcha })).toMatchObject({
        status: 422,
        body: { message: 'captcha-failed' },
      });
    }
  });

  it('on a missing post returns not found', async () => {
    expect((await app.post('/api/page/blog-post/nowhere/postComment', await aComment(app))).status).toBe(404);
    expect((await app.get('/api/page/blog-post/1-products.json?post_id=nowhere')).status).toBe(404);
  });

  it('with hostile markup is stored as text or rejected', async () => {
    const script = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
    expect((await write({ name: script.slice(0, 50), text: `${script} ${aKey()}` })).comment.text).toContain(
      script,
    );
    const turned = await write({
      text: `\u202eобърнато\u202c ${'е\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301'} ${aKey()}`,
    });
    expect(turned.comment.text).not.toMatch(/\u202e|\u0301{4}/);
    for (const changes of [
      { text: 5 },
      { text: null },
      { name: ['a'] },
      { role: 'admin' },
      { status: 'shown' },
    ]) {
      expect((await writeComment(app, changes)).status).toBe(400);
    }
    expect((await writeComment(app, { text: 'х'.repeat(1_000_000) })).status).toBe(413);
  });

  it('is rejected above the rate limit', async () => {
    await app.database.db.deleteFrom('attempt').execute();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const answer = await app.post(`/api/page/blog-post/${POST}/postComment`, await aComment(app));
      statuses.push(answer.status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
    await app.database.db.deleteFrom('attempt').execute();
  });
});

describe('A comment from an account', () => {
  it('has the account’s name, needs no captcha and may contain a link', async () => {
    const person = await aPerson(app, { name: 'Стоян Стоянов' });
    const { comment, secret } = await write(
      { name: 'Някой друг', email: '', captcha: '', text: `Вижте https://nasam.example ${aKey()}` },
      person.headers,
    );
    expect(comment).toMatchObject({ name: 'Стоян Стоянов', status: 'shown' });
    expect(secret).toBeNull();
    expect(await find(comment.id, person.headers)).toMatchObject({ own: true });
  });

  it('with an unconfirmed address is treated as a visitor’s', async () => {
    const person = await aPerson(app);
    await app.database.db
      .updateTable('account')
      .set({ email_confirmed_at: null })
      .where('id', '=', person.id)
      .execute();
    expect((await write({ text: `www.spam.com ${aKey()}` }, person.headers)).comment.status).toBe('held');
  });

  it('is in the export and is deleted with the account', async () => {
    const person = await aPerson(app);
    const { comment } = await write({ text: `Ще си тръгна ${aKey()}` }, person.headers);
    expect((await app.get('/api/user/export', person.headers)).body).toMatchObject({
      comments: [{ post: POST, text: comment.text }],
    });
    await app.post('/api/user/deletion', { proof: person.email }, person.headers);
    expect(await find(comment.id)).toBeUndefined();
    const rows = await app.database.db
      .selectFrom('post_comment')
      .select('id')
      .where('id', '=', comment.id)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('Deleting a comment', () => {
  it('is possible for its writer by secret or account, and deletes all data', async () => {
    const { comment, secret } = await write();
    expect((await remove(comment.id, secret ?? '')).status).toBe(200);
    expect(await find(comment.id)).toBeUndefined();
    const row = await app.database.db
      .selectFrom('post_comment')
      .select(['name', 'email', 'text', 'status'])
      .where('id', '=', comment.id)
      .executeTakeFirst();
    expect(row).toEqual({ name: '', email: '', text: '', status: 'removed' });
    const person = await aPerson(app);
    const own = await write({}, person.headers);
    expect((await remove(own.comment.id, undefined, person.headers)).status).toBe(200);
  });

  it('is rejected for other people', async () => {
    const { comment } = await write();
    const other = await write();
    const stranger = await aPerson(app);
    for (const answer of [
      await remove(comment.id),
      await remove(comment.id, other.secret ?? ''),
      await remove(comment.id, 'x'.repeat(43)),
      await remove(comment.id, undefined, stranger.headers),
      await remove(999_999),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: 'error-comment-not-found' } });
    }
    expect(await find(comment.id)).toMatchObject({ text: comment.text });
  });
});

describe('Reports', () => {
  const report = (id: number, headers = {}, reason = 'spam') =>
    app.post(`/api/news/comment/${id}/report`, { reason }, headers);

  it('of three different people hide a comment until the team has reviewed it', async () => {
    const email = 'reported@example.com';
    const { comment } = await write({ email });
    const people = [await aPerson(app), await aPerson(app)];
    expect((await report(comment.id, people[0]?.headers)).status).toBe(200);
    expect((await report(comment.id, people[0]?.headers)).status).toBe(200);
    expect((await report(comment.id, people[1]?.headers)).status).toBe(200);
    expect(await find(comment.id)).toBeDefined();
    expect((await report(comment.id)).status).toBe(200);
    expect(await find(comment.id)).toBeUndefined();
    // The same writer's next comments are reviewed first.
    expect((await write({ email })).comment.status).toBe('held');
    expect((await pendingComments(app.database.db)).map(({ id }) => id)).toContain(comment.id);
    await app.database.db.transaction().execute((work) => moderateComment(work, comment.id, 'shown'));
    expect(await find(comment.id)).toBeDefined();
    expect((await write({ email })).comment.status).toBe('shown');
    expect((await report(comment.id)).status).toBe(200);
    expect(await find(comment.id)).toBeDefined();
  });

  it('let the team hide a comment, also from its writer', async () => {
    const { comment, secret } = await write({ text: `Обида ${aKey()}` });
    await app.database.db.transaction().execute((work) => moderateComment(work, comment.id, 'hidden'));
    expect(await find(comment.id, {}, [secret ?? ''])).toBeUndefined();
    expect((await remove(comment.id, secret ?? '')).status).toBe(404);
  });

  it('make the writer’s next comments wait for review', async () => {
    const email = `${aKey()}@example.com`;
    const { comment } = await write({ email });
    expect((await write({ email })).comment.status).toBe('shown');
    await app.database.db.transaction().execute((work) => moderateComment(work, comment.id, 'hidden'));
    expect((await write({ email })).comment.status).toBe('held');
    expect((await write({ email: `${aKey()}@example.com` })).comment.status).toBe('shown');
  });

  it('require a reason and an existing comment', async () => {
    const { comment } = await write();
    expect((await report(comment.id, {}, 'because')).status).toBe(400);
    expect((await report(999_999)).status).toBe(404);
  });

  it('are rejected above the rate limit', async () => {
    await app.database.db.deleteFrom('attempt').execute();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await report(999_999)).status);
    expect(statuses.at(-1)).toBe(429);
    await app.database.db.deleteFrom('attempt').execute();
  });
});
