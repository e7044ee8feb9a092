import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const fieldOf = (world: ShopWorld) =>
  world.tab.page.getByRole('banner').getByLabel(world.tab.t('search-field'));
const optionsOf = async (world: ShopWorld) =>
  world.tab.page.getByRole('banner').getByRole('option').allInnerTexts();

When('{string} is written into the search by keyboard', async function (this: ShopWorld, text: string) {
  await fieldOf(this).focus();
  await this.tab.page.keyboard.type(text);
});

When('the search is emptied', async function (this: ShopWorld) {
  await fieldOf(this).fill('');
});

Then(
  /^the search suggests "([^"]*)"(?: and "([^"]*)")?$/,
  async function (this: ShopWorld, one: string, other?: string) {
    await eventually(async () => {
      const options = await optionsOf(this);
      for (const wanted of [one, other]) {
        assert.ok(
          !wanted || options.some((text) => text.startsWith(wanted)),
          `"${wanted}" is not among ${options.join(' | ')}`,
        );
      }
    });
  },
);

Then('the search suggests nothing', async function (this: ShopWorld) {
  await eventually(async () => assert.deepEqual(await optionsOf(this), []));
});

When(
  'the keyboard walks down to {string} and presses {word}',
  async function (this: ShopWorld, wanted: string, key: string) {
    const { page } = this.tab;
    // Option that a screen reader announces.
    const active = async () => {
      const id = await fieldOf(this).getAttribute('aria-activedescendant');
      return id === null ? '' : page.locator(`[id="${id}"]`).innerText();
    };
    for (let pressed = 0; !(await active()).startsWith(wanted); pressed += 1) {
      assert.ok(pressed < 20, `the keyboard does not come to "${wanted}"`);
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press(key);
  },
);
