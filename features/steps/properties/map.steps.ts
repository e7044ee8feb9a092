import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import locations from '../../../content/locations.json' with { type: 'json' };
import { areaDrawn, drawnAreasOf, textOfDrawnAreas } from '../../../src/core/properties/map/drawn-area.ts';
import { pathOf, queryText } from '../../../src/core/site/paths.ts';
import { PropertiesScreen } from '../../../src/view-models/properties/properties-screen.ts';
import type { ShopWorld } from '../../support/world.ts';

/** Hand-drawn line of 300 points around a district, about 1.5 km away. */
function around(district: string) {
  const found = locations.flatMap(({ districts }) => districts).find(({ name }) => name.bg === district);
  assert.ok(found, `No district is called ${district}`);
  return Array.from({ length: 300 }, (_, index) => {
    const angle = (index / 300) * 2 * Math.PI;
    return {
      latitude: found.latitude + 0.014 * Math.sin(angle),
      longitude: found.longitude + 0.018 * Math.cos(angle),
    };
  });
}

When(
  /^I draw an area around (.+?)( as well)?$/,
  async function (this: ShopWorld, district: string, more: string | undefined) {
    const visitor = await this.visitor();
    if (!more) await visitor.arrive(pathOf('Properties', 'bg'));
    const screen = visitor.screen(PropertiesScreen);
    const area = areaDrawn(around(district));
    assert.ok(typeof area !== 'string', String(area));
    const known = drawnAreasOf(screen.list.filters.drawn) ?? [];
    const query = screen.queryDrawn(textOfDrawnAreas([...known, area]));
    await visitor.go(pathOf('Properties', 'bg') + queryText(query));
  },
);

Then('who opens the same address finds the same', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  const found = () => visitor.screen(PropertiesScreen).properties.data.map(({ id }) => id);
  const [known, url] = [found(), visitor.history.url];
  await visitor.go(pathOf('Properties', 'bg'));
  await visitor.go(url);
  assert.deepEqual(found(), known);
});

Then('the homes are searched in no drawn area', async function (this: ShopWorld) {
  assert.equal((await this.visitor()).screen(PropertiesScreen).list.filters.drawn, '');
});
