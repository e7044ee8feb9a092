import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { eventually } from '../../support/eventually.ts';
import type { ShopWorld } from '../../support/world.ts';

const CARDS = `[...document.querySelectorAll('.product-grid > li')]`;
/** What a card that waits is taken to be wide: the place around it could grow to that. */
const OWN_WIDTHS = `${CARDS}.map((card) => getComputedStyle(card).containIntrinsicWidth)`;

const waysOf = async ({ tab }: ShopWorld) =>
  (await tab.page.evaluate(`${CARDS}.map((card) => getComputedStyle(card).contentVisibility)`)) as string[];

const isPainted = ({ tab }: ShopWorld) =>
  eventually(async () => {
    const painted = await tab.page.evaluate(
      `performance.getEntriesByName('first-contentful-paint').length && document.readyState !== 'loading'`,
    );
    assert.ok(painted, 'nothing is painted');
  });

/** Until the window was drawn so many times. */
const drawn = ({ tab }: ShopWorld, times: number) =>
  tab.page.evaluate(`new Promise((isDrawn) => {
    let left = ${times};
    const draw = () => (left-- ? requestAnimationFrame(draw) : isDrawn());
    draw();
  })`);

/** More often than there are cards: they are laid out one for each picture of the window. */
const ALL_CARDS = 100;

Then('the later cards of the list wait, and widen nothing', async function (this: ShopWorld) {
  await isPainted(this);
  await drawn(this, 3);
  const ways = await waysOf(this);
  assert.deepEqual([ways.at(0), ways.at(-1)], ['visible', 'hidden']);
  const widths = (await this.tab.page.evaluate(OWN_WIDTHS)) as string[];
  assert.deepEqual(
    widths.filter((width) => /\d/.test(width)),
    [],
  );
});

Then('the last card of the list still waits', async function (this: ShopWorld) {
  await drawn(this, ALL_CARDS);
  assert.equal((await waysOf(this)).at(-1), 'hidden');
});

Then('six cards of the list or more are on the screen, and laid out', async function (this: ShopWorld) {
  await eventually(async () => {
    const tops = (await this.tab.page.evaluate(
      `${CARDS}.map((card) => card.getBoundingClientRect().top / innerHeight)`,
    )) as number[];
    const ways = (await waysOf(this)).filter((_, card) => (tops[card] ?? 1) < 1);
    assert.ok(ways.length >= 6, `${ways.length} cards are on the screen`);
    assert.deepEqual([...new Set(ways)], ['visible']);
  });
});

Then('the later cards of the list are laid out as one comes near', async function (this: ShopWorld) {
  await eventually(async () => assert.equal((await waysOf(this)).at(-1), 'auto'));
});

Then('each card of the list is laid out', async function (this: ShopWorld) {
  await eventually(async () => assert.deepEqual([...new Set(await waysOf(this))], ['visible']));
});

/** Whether a heading has a place on the page, wherever the window is. */
const isLaidOut = ({ tab }: ShopWorld, heading: string) =>
  tab.page
    .locator('h2, h3', { hasText: heading })
    .first()
    .evaluate((element) => element.checkVisibility());

Then('{string} waits to be laid out', async function (this: ShopWorld, heading: string) {
  await isPainted(this);
  await drawn(this, 3);
  assert.equal(await isLaidOut(this, heading), false);
});

Then('{string} is laid out', async function (this: ShopWorld, heading: string) {
  await eventually(async () => assert.equal(await isLaidOut(this, heading), true));
});

When('the logo is followed', async function (this: ShopWorld) {
  await this.tab.page.locator('header .logo').click();
});

Then('the foot is laid out as one comes near', async function (this: ShopWorld) {
  const way = `getComputedStyle(document.querySelector('.footer')).contentVisibility`;
  await eventually(async () => assert.equal(await this.tab.page.evaluate(way), 'auto'));
});

Then('what one can begin with stands where it does without the apartment', async function (this: ShopWorld) {
  const { tab } = this;
  const starts = tab.page.getByRole('navigation', { name: tab.t('home-starts') });
  await starts.locator('xpath=following-sibling::*//img').first().waitFor({ state: 'attached' });
  // In one go, so that the page does nothing in between; without it is as while the end of the document is on its way.
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
});
