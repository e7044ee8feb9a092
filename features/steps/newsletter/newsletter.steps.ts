import assert from 'node:assert/strict';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Given, Then, When } from '@cucumber/cucumber';
import { announcePosts } from '../../../server/modules/newsletter/announce-posts.ts';
import { loadPosts } from '../../../server/modules/journal/load-posts.ts';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { NewsletterBox } from '../../../src/view-models/newsletter/newsletter-box.ts';
import { NewsletterLinkScreen } from '../../../src/view-models/newsletter/newsletter-link-screen.ts';
import { NewsletterOpener } from '../../../src/view-models/newsletter/newsletter-opener.ts';
import type { ShopWorld } from '../../support/world.ts';
import { ARTICLE_VALUES } from '../../../tests/server/support/article-values.ts';

const TITLE = 'Нова статия за проба';

async function subscribe(world: ShopWorld, email: string): Promise<void> {
  const visitor = await world.visitorInside();
  const box = await visitor.get(NewsletterOpener).open();
  world.notes.set('box', box);
  await box.send(email);
}

async function mailsTo(world: ShopWorld, recipient: string) {
  const { database } = await world.shop();
  return database.db
    .selectFrom('mail')
    .select(['subject', 'text', 'headers'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute();
}

async function statusOf(world: ShopWorld, email: string): Promise<string | undefined> {
  const { database } = await world.shop();
  const row = await database.db
    .selectFrom('newsletter_subscriber')
    .select('status')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.status;
}

async function follow(world: ShopWorld, email: string): Promise<void> {
  const [mail] = await mailsTo(world, email);
  const [link = ''] = /https:\/\/\S+token=[\w-]+/.exec(mail?.text ?? '') ?? [];
  const { pathname, search } = new URL(link);
  const visitor = await world.visitor();
  await visitor.arrive(pathname + search);
  assert.notEqual(await statusOf(world, email), 'confirmed', 'the link alone has confirmed');
  await visitor.screen(NewsletterLinkScreen).proceed();
}

When('I subscribe {string}', async function (this: ShopWorld, email: string) {
  this.notes.set('email', email);
  await subscribe(this, email);
});

When(
  'I subscribe {string} while the server does not take it',
  async function (this: ShopWorld, email: string) {
    const visitor = await this.visitorInside();
    visitor.nextAnswer = { status: 503, body: { message: 'captcha-unavailable' } };
    await subscribe(this, email);
  },
);

Then('the newsletter says {message}', async function (this: ShopWorld, key: string) {
  assert.equal((await this.visitor()).modals.notification?.message.key, key);
});

Then('the box shows an error and nothing was sent', async function (this: ShopWorld) {
  assert.equal(this.note<NewsletterBox>('box').error, 'error-email-invalid');
  const { database } = await this.shop();
  assert.deepEqual(await database.db.selectFrom('newsletter_subscriber').select('id').execute(), []);
});

Then('nothing but a link to confirm goes to {string}', async function (this: ShopWorld, email: string) {
  const mails = await mailsTo(this, email);
  assert.equal(mails.length, 1);
  assert.equal(await statusOf(this, email), 'pending');
});

When('I follow the link and press the button', async function (this: ShopWorld) {
  await follow(this, this.note<string>('email'));
});

Then('{string} has the newsletter', async function (this: ShopWorld, email: string) {
  assert.equal(await statusOf(this, email), 'confirmed');
});

Given('{string} has subscribed and confirmed', async function (this: ShopWorld, email: string) {
  await subscribe(this, email);
  await follow(this, email);
});

When('a new article is published', async function (this: ShopWorld) {
  const { database, newsletter } = await this.shop();
  const now = this.run.clock.now();
  const root = await mkdtemp(join(tmpdir(), 'uyut-articles-'));
  const folder = join(root, 'content/blog');
  await cp('content/blog', folder, { recursive: true });
  const fields = `title: ${TITLE}\ndescription: За пробата.\ncategory: renting\ndate: ${sofiaDay(now)}`;
  for (const language of ['bg', 'en']) {
    await writeFile(join(folder, language, 'nova-statiya.md'), `---\n${fields}\n---\n\nТекст.\n`);
  }
  await loadPosts(database.pool, root, now, ARTICLE_VALUES);
  await rm(root, { recursive: true });
  await announcePosts(newsletter);
  await announcePosts(newsletter);
});

Then('{string} has one e-mail about it', async function (this: ShopWorld, email: string) {
  const mails = (await mailsTo(this, email)).filter(({ subject }) => subject === TITLE);
  assert.equal(mails.length, 1);
  this.notes.set('headers', mails[0]?.headers);
});

Then('its mail program can unsubscribe at one press', function (this: ShopWorld) {
  const headers = this.note<Record<string, string>>('headers');
  assert.equal(headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click');
});

When('it does', async function (this: ShopWorld) {
  const address = this.note<Record<string, string>>('headers')['List-Unsubscribe']?.slice(1, -1) ?? '';
  const { server } = await this.shop();
  const { statusCode } = await server.inject({
    method: 'POST',
    url: new URL(address).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  assert.equal(statusCode, 200);
});

Then('{string} has no newsletter any more', async function (this: ShopWorld, email: string) {
  assert.equal(await statusOf(this, email), 'unsubscribed');
});
