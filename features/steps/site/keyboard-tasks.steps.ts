import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { DataTable } from '@cucumber/cucumber';
import { pathOf } from '../../../src/core/site/paths.ts';
import type { BrowserTab } from '../../support/browser/browser-tab.ts';
import { eventually } from '../../support/eventually.ts';
import { plain } from '../../support/browser/html-page.ts';
import { focused, goTo } from '../../support/browser/keyboard.ts';
import type { ShopWorld } from '../../support/world.ts';
import { EMAIL, PASSWORD } from '../accounts.steps.ts';
import { propertyBuilderOf } from '../properties/properties.steps.ts';

const PICTURES = ['one', 'two', 'three'].map((name) => ({
  url: `/pictures/${name}.webp`,
  width: 1200,
  height: 800,
}));

Given('a window of the account at {address}', async function (this: ShopWorld, path: string) {
  assert.ok(this.browser, 'this is no scenario of the browser');
  this.tab = await this.browser.openTab({ data: this.data });
  const { page, origin } = this.tab;
  await this.tab.open('/za-nas');
  const token = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/auth', { method: 'POST', headers, body });
      return ((await answer.json()) as { authToken: string }).authToken;
    },
    JSON.stringify({ email: EMAIL, password: PASSWORD }),
  );
  await page.context().addCookies([{ name: 'token', value: token, url: origin }]);
  await this.tab.open(path);
});

Given('a window at the home {string} with three pictures', async function (this: ShopWorld, title: string) {
  assert.ok(this.browser, 'this is no scenario of the browser');
  const id = await propertyBuilderOf(this).publish({ title });
  const { database } = await this.shop();
  await database.pool.query('update property set pictures = $1 where id = $2', [
    JSON.stringify(PICTURES),
    id,
  ]);
  this.tab = await this.browser.openTab({ data: this.data });
  await this.tab.open(pathOf('Property', 'bg', { id }));
});

/** Selected text of the focused list; null for other fields. */
const chosen = (tab: BrowserTab) =>
  tab.page.evaluate(() => {
    const { activeElement: one } = document;
    return one instanceof HTMLSelectElement ? (one.selectedOptions[0]?.text ?? '') : null;
  });

/** Types a text; in a list, presses the arrow until the text is selected. */
async function write(tab: BrowserTab, words: string): Promise<void> {
  if ((await chosen(tab)) === null) return tab.page.keyboard.type(words);
  for (let pressed = 0; (await chosen(tab)) !== words; pressed += 1) {
    assert.ok(pressed < 30, `the keyboard does not come to "${words}" in the list`);
    await tab.page.keyboard.press('ArrowDown');
  }
}

When('the keyboard writes:', async function (this: ShopWorld, table: DataTable) {
  const { tab } = this;
  for (const { field = '', words = '' } of table.hashes()) {
    const { name } = await focused(tab);
    if (!name.startsWith(field)) await goTo(tab, field);
    await write(tab, words);
  }
});

When(
  'the keyboard goes on to the step {message} of the form',
  async function (this: ShopWorld, step: string) {
    const { tab } = this;
    await goTo(tab, tab.t('property-next', { step: tab.t(step) }));
    await tab.page.keyboard.press('Enter');
  },
);

Then('{message} is {string}', async function (this: ShopWorld, field: string, words: string) {
  const control = this.tab.main.getByLabel(this.tab.t(field)).first();
  const chosen = await control.evaluate((one: HTMLInputElement | HTMLSelectElement) =>
    one instanceof HTMLSelectElement ? one.selectedOptions[0]?.text : one.value,
  );
  assert.equal(chosen, words);
});

When('the keyboard removes the filter {string}', async function (this: ShopWorld, filter: string) {
  const { tab } = this;
  const tag = tab.t('remove-filter', { filter });
  if ((await focused(tab)).name !== tag) await goTo(tab, tag);
  await tab.page.keyboard.press('Enter');
});

Then('the focus is on the filter {string}', async function (this: ShopWorld, filter: string) {
  const { tab } = this;
  await eventually(async () => assert.equal((await focused(tab)).name, tab.t('remove-filter', { filter })));
});

Then('the focus is on the heading of the page', async function (this: ShopWorld) {
  const { tab } = this;
  const heading = tab.page.getByRole('heading', { level: 1 });
  await eventually(async () => assert.equal((await focused(tab)).name, await tab.text(heading)));
});

When('the keyboard takes a file of products', async function (this: ShopWorld) {
  const { tab } = this;
  const text = 'Код;Заглавие;Категория;Цена;Наличност\nL-1;Настолна лампа;Лампи;89,90;5\n';
  // Waits before the action, because on a slow machine Enter would come first.
  const [chooser] = await Promise.all([tab.page.waitForEvent('filechooser'), openFileChooser(tab)]);
  await chooser.setFiles([{ name: 'lampi.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }]);
});

async function openFileChooser(tab: BrowserTab): Promise<void> {
  // The drop area's name contains its purpose and limits.
  await goTo(tab, plain(tab.t('import-drop') + tab.t('import-drop-bounds')));
  await tab.page.keyboard.press('Enter');
}

Then('the import of {string} is shown', async function (this: ShopWorld, name: string) {
  const heading = this.tab.heading(name);
  await heading.waitFor();
  assert.ok(await heading.isVisible(), 'it is not on the screen');
});

Then('the dialog shows the words {string}', async function (this: ShopWorld, words: string) {
  const text = this.tab.dialog().getByText(words);
  await text.waitFor();
  assert.equal(await text.count(), 1);
});
