import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { eventually } from '../../support/eventually.ts';
import { plain } from '../../support/browser/html-page.ts';
import type { ShopWorld } from '../../support/world.ts';

const lineOf = ({ tab }: ShopWorld) =>
  tab.main.locator('[popovertarget="filter-sheet"]:not([popovertargetaction])');
const rentOf = ({ tab }: ShopWorld) => tab.main.locator('input[name="priceTo"]');

Then(
  'the line of the search says {string} and how many were found',
  async function (this: ShopWorld, words: string) {
    await eventually(async () => {
      const count = plain((await this.tab.main.getByRole('status').first().textContent()) ?? '');
      assert.match(count, /^(Над )?\d/);
      assert.equal(plain((await lineOf(this).textContent()) ?? ''), `${words} ${count}`);
    });
  },
);

Then('the fields of the search are out of sight', async function (this: ShopWorld) {
  assert.equal(await rentOf(this).isVisible(), false);
});

When('the line of the search is pressed', async function (this: ShopWorld) {
  await lineOf(this).click();
});

When('rents up to {string} are asked for', async function (this: ShopWorld, leva: string) {
  await rentOf(this).fill(leva);
  await rentOf(this).blur();
  await this.tab.page.waitForURL(/priceTo=/);
});

When('rents up to {string} are sent', async function (this: ShopWorld, leva: string) {
  await rentOf(this).fill(leva);
  await rentOf(this).press('Enter');
  await this.tab.page.waitForURL(/priceTo=/);
});

Then('the line of the search and the order are on the screen', async function (this: ShopWorld) {
  for (const part of [lineOf(this), this.tab.main.locator('select[name="orderBy"]')]) {
    const { edge, over } = await part.evaluate((element) => {
      const { top: edge, left, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, edge + height / 2);
      const isSeen = element.contains(seen) || seen?.contains(element);
      return { edge, over: isSeen ? null : (seen?.parentElement?.outerHTML.slice(0, 200) ?? 'nothing') };
    });
    assert.equal(over, null);
    assert.ok(edge > 0 && edge < 120, `it is at ${edge}`);
  }
});
