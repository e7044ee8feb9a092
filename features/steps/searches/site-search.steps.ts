import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { pathOf } from '../../../src/core/site/paths.ts';
import { SearchScreen } from '../../../src/view-models/searches/search-screen.ts';
import type { ShopWorld } from '../../support/world.ts';

When('I search the site for {string}', async function (this: ShopWorld, request: string) {
  await (await this.visitor()).arrive(pathOf('Search', 'bg', {}, { request }));
});

Then(/^I am at (\/\S+) with (\S+)$/, async function (this: ShopWorld, path: string, wanted: string) {
  const { url } = (await this.visitor()).history;
  assert.equal(url.split('?')[0], path, url);
  assert.ok(decodeURIComponent(url).includes(wanted), `${wanted} is not in ${url}`);
});

Then(
  'the page of results leaves out a filter and finds {int} home(s)',
  async function (this: ShopWorld, total: number) {
    const { relaxed } = (await this.visitor()).screen(SearchScreen);
    assert.deepEqual(
      relaxed.map((search) => [search.without.length, search.total]),
      [[1, total]],
      JSON.stringify(relaxed),
    );
  },
);

Then('the page as it came links to {string}', async function (this: ShopWorld, path: string) {
  const { page } = await this.visitor();
  assert.ok(page.html.includes(`href="${path}?`), `no link to ${path}`);
});
