import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const map = ({ tab }: ShopWorld) => tab.page.getByRole('region', { name: tab.t('properties-map') });
const cards = ({ tab }: ShopWorld) => tab.page.getByRole('group', { name: tab.t('map-cards') });
const chosen = (world: ShopWorld) => cards(world).locator('li[data-chosen]').getByRole('link');
const list = ({ tab }: ShopWorld) => tab.main.getByRole('link', { name: 'Светъл двустаен до парка' });

Then('the map has the whole screen', async function (this: ShopWorld) {
  const { page } = this.tab;
  await map(this).waitFor();
  await eventually(async () => {
    const box = await map(this).boundingBox();
    const { width, height } = page.viewportSize() ?? {};
    assert.deepEqual({ width: box?.width, height: box?.height }, { width, height });
    assert.equal(
      await page.getByRole('banner').isVisible(),
      false,
      'the header takes the focus under the map',
    );
  });
});

When(
  /^the visitor goes to the next home on the map by (a swipe|arrow keys)$/,
  async function (this: ShopWorld, way: string) {
    const { page } = this.tab;
    const items = cards(this).getByRole('listitem');
    await eventually(async () => assert.ok((await items.count()) > 1, 'there is no other card'));
    const first = await chosen(this).innerText();
    if (way === 'arrow keys') await page.keyboard.press('ArrowRight');
    else
      await items
        .first()
        .locator('..')
        .evaluate((track) => track.scrollBy({ left: track.clientWidth * 0.9, behavior: 'smooth' }));
    await eventually(async () => assert.notEqual(await chosen(this).innerText(), first));
    this.notes.set('card', await chosen(this).innerText());
  },
);

Then('the map shows the home of the card', async function (this: ShopWorld) {
  await eventually(async () => {
    assert.equal(await chosen(this).innerText(), this.note<string>('card'));
    const card = await cards(this).locator('li[data-chosen]').innerText();
    const pins = map(this).locator('.map-home[data-pointed]');
    assert.equal(await pins.count(), 1);
    const price = (await pins.innerText()).replaceAll(/\D/g, '');
    assert.ok(card.replaceAll(/\D/g, '').startsWith(price), `${price} is not the price of ${card}`);
    const [pin, place] = [await pins.locator('span').boundingBox(), await map(this).boundingBox()];
    const below = await cards(this).boundingBox();
    assert.ok(pin && place && below, 'it is not on the screen');
    assert.ok(pin.y > place.y && pin.y + pin.height < below.y, 'the cards lie over it');
  });
});

When('the home of the card is opened', async function (this: ShopWorld) {
  await chosen(this).click();
  await this.tab.heading(this.note<string>('card')).waitFor();
});

Then('the list is there again', async function (this: ShopWorld) {
  await list(this).first().waitFor();
  await eventually(async () => assert.equal(await map(this).isVisible(), false));
});
