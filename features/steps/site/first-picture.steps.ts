import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import type { ShopWorld } from '../../support/world.ts';

Then(
  'the links to start with are in the same place as without the apartment',
  async function (this: ShopWorld) {
    const { tab } = this;
    const starts = tab.page.getByRole('navigation', { name: tab.t('home-starts') });
    await starts.locator('xpath=following-sibling::*//img').first().waitFor({ state: 'attached' });
    // One evaluation, so that the page does not change in between. Without the element the page is as during
    // the loading of the document.
    const { removed, before, after } = await starts.evaluate((element) => {
      const apartment = element.nextElementSibling;
      const withIt = element.getBoundingClientRect().toJSON() as unknown;
      apartment?.remove();
      return {
        removed: apartment?.querySelector('img')?.getAttribute('src') ?? '',
        before: withIt,
        after: element.getBoundingClientRect().toJSON() as unknown,
      };
    });
    assert.match(removed, /apartment/);
    assert.deepEqual(after, before);
  },
);
