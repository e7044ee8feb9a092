import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { BlogPostScreen } from '../../../src/view-models/journal/blog-post-screen.ts';
import type { PostComments } from '../../../src/view-models/journal/post-comments.ts';
import { aPerson } from '../../../tests/server/support/an-account.ts';
import type { ShopWorld } from '../../support/world.ts';

const ARTICLE = '/blog/depozit-pri-naem';

async function comments(world: ShopWorld, name?: string): Promise<PostComments> {
  return (await world.visitor(name)).screen(BlogPostScreen).comments;
}

async function write(world: ShopWorld, changes: Record<string, string>): Promise<void> {
  const { form } = await comments(world);
  const values = { name: 'Мария Георгиева', email: 'maria@example.com', text: 'Благодаря!', ...changes };
  for (const [name, value] of Object.entries(values)) form.set(name as keyof typeof form.values, value);
  await form.submit();
}

async function readBySomebodyElse(world: ShopWorld): Promise<string[]> {
  return (await comments(world, 'somebody else')).comments.map(({ text }) => text);
}

When('another person opens the article', async function (this: ShopWorld) {
  await (await this.visitor('somebody else')).arrive(ARTICLE);
});

When('I comment {string}', async function (this: ShopWorld, text: string) {
  await write(this, { text });
});

When(
  /^I comment with (name|email|text) "([^"]*)"$/,
  async function (this: ShopWorld, field: string, value: string) {
    await write(this, { [field]: value });
  },
);

Then(
  "the comment's {word} is marked with {message}",
  async function (this: ShopWorld, field: string, error: string) {
    const { form, sent } = await comments(this);
    assert.deepEqual([form.errors, sent], [{ [field]: error }, null]);
  },
);

Then('I am told that my comment is published', async function (this: ShopWorld) {
  assert.equal((await comments(this)).sent, 'shown');
});

Then('I am told that it will appear once it was looked at', async function (this: ShopWorld) {
  assert.equal((await comments(this)).sent, 'held');
});

Then('they read {string}', async function (this: ShopWorld, text: string) {
  assert.deepEqual(await readBySomebodyElse(this), [text]);
  const { page } = await this.visitor('somebody else');
  assert.ok(page.text.includes(text), 'it is not on the page');
});

Then('they do not read {string}', async function (this: ShopWorld, text: string) {
  assert.ok(!(await readBySomebodyElse(this)).includes(text), 'somebody reads it');
});

Then('I still see it, and that it waits', async function (this: ShopWorld) {
  await (await this.visitor()).answered();
  const [first] = (await comments(this)).comments;
  assert.deepEqual([first?.own, first?.status], [true, 'held']);
});

Then('the team has an e-mail about it', async function (this: ShopWorld) {
  const { database } = await this.shop();
  const mail = await database.db
    .selectFrom('mail')
    .select('recipient')
    .where('unique_key', 'like', 'comment-held:%')
    .executeTakeFirst();
  assert.equal(mail?.recipient, 'team@uyut.example');
});

Then('the first comment is by {string}', async function (this: ShopWorld, name: string) {
  assert.equal((await comments(this)).comments[0]?.name, name);
});

Then('the page holds no script of mine', async function (this: ShopWorld) {
  const { html, text } = (await this.visitor()).page;
  assert.ok(!html.includes('<script>alert'), 'it holds one');
  assert.ok(text.includes('<script>alert(1)</script> и още нещо'), text);
});

When('I delete my comment', async function (this: ShopWorld) {
  const mine = await comments(this);
  const { id } = mine.comments[0] ?? { id: 0 };
  mine.confirmRemove(id);
  await mine.remove(id);
});

When('three readers report it', async function (this: ShopWorld) {
  const { database, server } = await this.shop();
  const { id } = (await comments(this)).comments[0] ?? { id: 0 };
  for (let count = 0; count < 3; count += 1) {
    const { headers } = await aPerson({ database, clock: this.run.clock });
    const { statusCode } = await server.inject({
      method: 'POST',
      url: `/api/news/comment/${id}/report`,
      headers,
      payload: { reason: 'offensive' },
    });
    assert.equal(statusCode, 200);
  }
});
