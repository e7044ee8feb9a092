import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { letHeldFilesArrive, openWithHeldFiles } from '../../support/browser/held-files.ts';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

/** Maximum layout shift of a page (docs/benchmarks.md). */
const MAX_SHIFT = 0.02;

// A text, because the page does not have this module's functions.
const OBSERVE_SHIFTS = `
  window.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { window.shift += value; }))
    .observe({ type: 'layout-shift', buffered: true });
`;
const LOADED = `[...document.fonts].filter(({ family }) => /^"?Sofia Sans"?$/.test(family)).some(({ status }) => status === 'loaded')`;

Given(
  'a window of {int} pixels at {address} whose fonts are on their way',
  async function (this: ShopWorld, width: number, path: string) {
    await openWithHeldFiles(this, {
      path,
      held: '**/fonts/*.woff2',
      size: { width },
      script: OBSERVE_SHIFTS,
    });
  },
);

When('the page is ready', async function (this: ShopWorld) {
  await this.tab.alive();
});

When('the fonts arrive', async function (this: ShopWorld) {
  const { page } = this.tab;
  await this.tab.alive();
  letHeldFilesArrive(this);
  await eventually(async () => assert.ok(await page.evaluate(LOADED), 'no font has loaded'));
  // The content is drawn, and the observer notified, two frames later.
  await page.evaluate(
    'document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))',
  );
});

Then('{string} is read already', async function (this: ShopWorld, heading: string) {
  const { page } = this.tab;
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  const painted = `performance.getEntriesByName('first-contentful-paint').length`;
  await eventually(async () => assert.equal(await page.evaluate(painted), 1, 'nothing is painted'));
  assert.equal(await page.evaluate(LOADED), false, 'the fonts have loaded');
});

Then('nothing has moved', async function (this: ShopWorld) {
  const shift = (await this.tab.page.evaluate('window.shift')) as number;
  assert.ok(shift < MAX_SHIFT, `the page moved by ${shift}`);
});

Then('its letters are ours', async function (this: ShopWorld) {
  await eventually(async () => assert.ok(await this.tab.page.evaluate(LOADED), 'no font has loaded'));
});
