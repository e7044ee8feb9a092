import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { Clock } from '../../../src/core/shared/clock.ts';
import { addDays, sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { MovingPlanScreen } from '../../../src/view-models/plans/moving-plan-screen.ts';
import { PlanRepository } from '../../../src/view-models/plans/plan-repository.ts';
import type { BrowserTab } from '../../support/browser/browser-tab.ts';
import { plain } from '../../support/browser/html-page.ts';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const tabOf = (world: ShopWorld, name: string): BrowserTab => world.note<BrowserTab>(`window of ${name}`);

const day = (tab: BrowserTab) => tab.main.getByLabel(tab.t('plan-field-movingInOn'));
const budget = (tab: BrowserTab) => tab.main.getByRole('textbox', { name: tab.t('plan-field-budget') });
const written = (stotinki: number) => String(stotinki / 100);

/** Waits until React has hydrated the fields, which happens after the page. */
async function fieldsAlive(tab: BrowserTab): Promise<void> {
  const part = 'xpath=ancestor::*[contains(@class, "lazy-part")][1][@data-hydrated]';
  await day(tab).locator(part).waitFor({ state: 'attached' });
}

/** Waits until a page of the plan has saved its changes. */
async function saved(tab: BrowserTab): Promise<void> {
  const said = tab.t('saving-saved', { time: '' }).replace(/\s*\.?$/u, '');
  await tab.main.getByRole('status').filter({ hasText: said }).first().waitFor();
}

Given('Мария and Петър open the link in windows of their own', async function (this: ShopWorld) {
  assert.ok(this.browser, 'no browser is open in this scenario');
  for (const name of ['Мария', 'Петър']) {
    const tab = await this.browser.openTab({ data: this.data });
    await tab.open(this.note<string>('link'));
    await tab.main.getByLabel(tab.t('plan-link-name')).fill(name);
    await tab.button(tab.t('plan-link-begin')).click();
    await tab.main.getByText(tab.t('plan-link-may-edit', { name })).waitFor();
    await fieldsAlive(tab);
    this.notes.set(`window of ${name}`, tab);
  }
});

When('Мария changes the day of moving in', async function (this: ShopWorld) {
  const tab = tabOf(this, 'Мария');
  const today = sofiaDay((await this.visitor()).get(Clock).now());
  const chosen = addDays(today, 30);
  this.notes.set('chosen day', chosen);
  await day(tab).fill(chosen);
  await saved(tab);
});

Then('Петър sees that day, and that Мария changed it', async function (this: ShopWorld) {
  const tab = tabOf(this, 'Петър');
  await eventually(async () => assert.equal(await day(tab).inputValue(), this.note('chosen day')));
  const parts = tab.t('plan-changed', { parts: tab.t('plan-changed-movingInOn') });
  await tab.main
    .getByRole('status')
    .filter({ hasText: `Мария ${parts}` })
    .waitFor();
});

When('the line of Петър is slow', async function (this: ShopWorld) {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  this.notes.set('line of Петър', resolve);
  await tabOf(this, 'Петър').page.route('**/api/shared-plan/*', async (route) => {
    await promise;
    await route.continue();
  });
});

When('the line of Петър is quick again', function (this: ShopWorld) {
  this.note<() => void>('line of Петър')();
});

When(
  /^(Мария|Петър) writes a budget of ([\d,]+) лв\.$/,
  async function (this: ShopWorld, name: string, leva: string) {
    const tab = tabOf(this, name);
    if (!(await budget(tab).isVisible())) {
      await tab.main
        .locator('summary')
        .filter({ hasText: tab.t('plan-questions') })
        .click();
    }
    await budget(tab).fill(leva);
    if (name !== 'Мария') return;
    // Her change is saved before his is sent.
    const me = await this.visitor();
    const { id } = me.screen(MovingPlanScreen).editor;
    await eventually(async () => {
      const { plan } = await (await me.get(PlanRepository).open()).read(id);
      assert.equal(plan.budget, Number(leva.replace(',', '')));
    });
  },
);

Then(
  'Петър is asked whether {money} or {money}',
  async function (this: ShopWorld, own: number, other: number) {
    const tab = tabOf(this, 'Петър');
    const question = tab.main.getByRole('group', { name: tab.t('plan-part-of-budget') });
    await eventually(async () => {
      const text = plain(await question.innerText());
      for (const amount of [own, other])
        assert.match(text, new RegExp(`${written(amount).replace('000', ' 000')},00`));
    });
  },
);

When('Петър keeps his value', async function (this: ShopWorld) {
  const tab = tabOf(this, 'Петър');
  await tab.button(tab.t('edit-clash-keep-mine')).click();
});

Then('Мария reads {money} where she wrote hers', async function (this: ShopWorld, amount: number) {
  const field = budget(tabOf(this, 'Мария'));
  await eventually(async () => assert.equal(await field.inputValue(), written(amount)));
});
