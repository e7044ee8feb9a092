import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { applyPosts } from '../../../server/modules/journal/apply-posts.ts';
import { DAY } from '../../../src/core/shared/durations.ts';
import type { PostVersion } from '../../../src/core/journal/post-version.ts';
import { aPost } from '../../../tests/server/team/support/a-post.ts';
import { ARTICLE_VALUES } from '../../../tests/server/support/article-values.ts';
import type { ShopWorld } from '../../support/world.ts';
import { callTeam, changeByTeam, officeOf, ownShop } from './back-office.ts';

const SLUG = 'zimni-zavivki';

async function create(world: ShopWorld, title: string, validFrom: string | null): Promise<void> {
  const cookie = await officeOf(world, 'content');
  const { bg } = aPost();
  const body = { slug: SLUG, value: aPost({ bg: { ...bg, title } }), validFrom, reason: '' };
  const { status } = await callTeam(world, 'posts', { body, cookie });
  assert.equal(status, 201, 'the post is created');
}

async function change(
  world: ShopWorld,
  changed: (versions: { value: PostVersion }[]) => PostVersion,
): Promise<void> {
  const cookie = await officeOf(world, 'content');
  const { body } = await callTeam(world, `posts/${SLUG}`, { cookie });
  const { versions, latest } = body as { versions: { value: PostVersion }[]; latest: number };
  const version = { value: changed(versions), validFrom: null, latest, reason: '' };
  await changeByTeam(world, `posts/${SLUG}`, version, cookie);
}

const seen = async (world: ShopWorld) => {
  const { server } = ownShop(world);
  return server.inject({ url: `/api/news/${SLUG}`, headers: { 'x-accept-language': 'bg' } });
};

When('an editor plans the post {string} for tomorrow', async function (this: ShopWorld, title: string) {
  await create(this, title, new Date(this.run.clock.now().getTime() + DAY).toISOString());
});

Given('an editor has published the post {string}', async function (this: ShopWorld, title: string) {
  await create(this, title, null);
});

When('the time of the post comes', async function (this: ShopWorld) {
  this.run.clock.pass(DAY);
  await applyPosts(ownShop(this).database.db, { now: this.run.clock.now(), values: ARTICLE_VALUES });
});

When('the editor hides the post', async function (this: ShopWorld) {
  await change(this, () => aPost({ isPublished: false }));
});

When('the editor restores its first version', async function (this: ShopWorld) {
  await change(this, (versions) => {
    const first = versions.at(-1);
    assert.ok(first, 'the post has versions');
    return first.value;
  });
});

Then(/^visitors do not see the post (?:yet|any more)$/, async function (this: ShopWorld) {
  assert.equal((await seen(this)).statusCode, 404);
});

Then('visitors see the post {string}', async function (this: ShopWorld, title: string) {
  const answer = await seen(this);
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.json<{ title: string }>().title, title);
});
