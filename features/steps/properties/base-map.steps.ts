import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { Language } from '../../../src/core/shared/language.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const PLOVDIV = 2;
const WRITTEN = 'data-written';

/** Opens the map, and records the texts of its canvas and the hosts of its requests. */
async function openMap(world: ShopWorld, language: Language, city?: number): Promise<void> {
  assert.ok(world.browser, 'this is no scenario of the browser');
  const tab = await world.browser.openTab({ data: world.data, language });
  world.tab = tab;
  const asked = world.notes.get('asked') ?? new Set<string>();
  world.notes.set('asked', asked);
  tab.page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== tab.origin) (asked as Set<string>).add(request.url());
  });
  await tab.page.addInitScript((attribute) => {
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
      const { documentElement: root } = document;
      root.setAttribute(attribute, `${root.getAttribute(attribute) ?? ''}${text}\n`);
      write.call(this, text, x, y);
    };
  }, WRITTEN);
  await tab.open(pathOf('Properties', language, {}, { city }));
  const button = tab.button(tab.t('show-map'));
  if (await button.isVisible()) await button.click();
}

When('the map of homes is opened in {language}', async function (this: ShopWorld, language: Language) {
  await openMap(this, language);
});

When(
  'the map of homes in Plovdiv is opened in {language}',
  async function (this: ShopWorld, language: Language) {
    await openMap(this, language, PLOVDIV);
  },
);

Then('the map names {string}', async function (this: ShopWorld, names: string) {
  await eventually(async () => {
    const written = await this.tab.page.locator('html').getAttribute(WRITTEN);
    const known = new Set(written?.split('\n'));
    const missing = names.split(', ').filter((name) => !known.has(name));
    assert.deepEqual(missing, [], `only ${[...known].join(', ')}`);
  });
});

Then('nobody but the shop was asked for anything', function (this: ShopWorld) {
  assert.deepEqual([...this.note<Set<string>>('asked')], []);
});
