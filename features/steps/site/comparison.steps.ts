import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { pathOf } from '../../../src/core/site/paths.ts';
import { ComparisonScreen } from '../../../src/view-models/comparison/comparison-screen.ts';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const GONE = '999999999';

const boxes = ({ tab }: ShopWorld) => tab.main.locator('input[name="id"]');
const form = ({ tab }: ShopWorld) =>
  tab.page.locator('form:has(button, a)').filter({ hasText: tab.t('compare') });
const names = ({ tab }: ShopWorld) => tab.main.locator('thead th');
const rows = ({ tab }: ShopWorld) => tab.main.locator('tbody tr');

When(
  'I open the comparison of {string}, {string} and of one that is no longer sold',
  async function (this: ShopWorld, one: string, other: string) {
    const goods = await this.goods();
    const ids = [await goods.productId(one), await goods.productId(other)].map(String);
    await (await this.visitor()).arrive(pathOf('ComparedProducts', 'bg', {}, { id: [...ids, GONE] }));
  },
);

Then(
  '{string} and {string} stand side by side',
  async function (this: ShopWorld, one: string, other: string) {
    const { things } = (await this.visitor()).screen(ComparisonScreen);
    assert.deepEqual(
      things.map((thing) => 'title' in thing && thing.title),
      [one, other],
    );
  },
);

Then('I am told that {int} of them is gone', async function (this: ShopWorld, count: number) {
  assert.equal((await this.visitor()).screen(ComparisonScreen).goneCount, count);
});

When('the first {int} are ticked for comparing', async function (this: ShopWorld, count: number) {
  for (let index = 0; index < count; index += 1) await boxes(this).nth(index).check();
});

When('the first one is ticked no longer', async function (this: ShopWorld) {
  await boxes(this).first().uncheck();
});

Then('{int} are ticked for comparing', async function (this: ShopWorld, count: number) {
  await eventually(async () => {
    const ticked = await boxes(this).evaluateAll(
      (all) => all.filter((box) => box.matches(':checked')).length,
    );
    assert.equal(ticked, count);
  });
});

Then(/^the others (can't|can) be ticked$/, async function (this: ShopWorld, can: string) {
  await eventually(async () => assert.equal(await boxes(this).last().isEnabled(), can === 'can'));
});

When('the comparison is opened', async function (this: ShopWorld) {
  await form(this).getByRole('link').click();
});

When('what is ticked is sent', async function (this: ShopWorld) {
  await form(this).getByRole('button').click();
});

Then('{int} stand side by side, and what differs is marked', async function (this: ShopWorld, count: number) {
  await eventually(async () => assert.equal(await names(this).count(), count));
  const lines = await rows(this).evaluateAll((all) =>
    all.map((row) => ({
      values: [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
      name: row.querySelector('th')?.textContent ?? '',
    })),
  );
  assert.ok(lines.length > 5, 'hardly anything is compared');
  for (const { values, name } of lines) {
    assert.equal(values.length, count);
    assert.equal(name.includes('≠'), new Set(values).size > 1, `${name}: ${values.join(', ')}`);
  }
});

When('only the differences are asked for', async function (this: ShopWorld) {
  await this.tab.main.getByLabel(this.tab.t('comparison-only-differences')).check();
});

Then('no line says the same of all', async function (this: ShopWorld) {
  const seen = await rows(this).evaluateAll((all) =>
    all
      .filter((row) => row.checkVisibility())
      .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)),
  );
  assert.ok(seen.length > 0, 'no line is left');
  for (const values of seen) assert.ok(new Set(values).size > 1, `they all are ${values[0]}`);
});

When('the first one is taken out', async function (this: ShopWorld) {
  await names(this).first().getByText(this.tab.t('remove')).click();
});
