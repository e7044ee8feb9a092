import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { jpeg } from '../../../tests/server/support/a-picture.ts';
import { eventually } from '../../support/eventually.ts';
import { A_PROPERTY } from '../../support/property-builder.ts';
import { plain } from '../../support/browser/html-page.ts';
import type { ShopWorld } from '../../support/world.ts';
import { propertyBuilderOf } from './properties.steps.ts';

const OWNER = 'owner@example.com';
const VISITOR = 'visitor@example.com';
const PASSWORD = 'тайна-за-двама';
const TITLE = 'Двустаен с две снимки';

Given(
  'a browser in {language} at {int} pixels',
  async function (this: ShopWorld, language: 'bg' | 'en', width: number) {
    assert.ok(this.browser, 'this is no scenario of the browser');
    this.tab = await this.browser.openTab({ language, width });
    await this.tab.open('/');
    // The cookie notice would cover the buttons.
    await this.tab.button(this.tab.t('cookie-accept')).click();
  },
);

async function newestMail(world: ShopWorld, email: string) {
  const { database } = await world.shop();
  return database.db
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Closes a notification, which proves that it was shown. */
async function read(world: ShopWorld, key: string): Promise<void> {
  const { tab } = world;
  await tab.dialog().getByText(tab.t(key)).waitFor();
  await tab.page.keyboard.press('Escape');
}

When('a person registers and confirms the e-mail in the same browser', async function (this: ShopWorld) {
  const { tab } = this;
  const { page } = tab;
  await tab.link(tab.t('login')).filter({ visible: true }).first().click();
  await tab.button(tab.t('sign-up'), tab.dialog()).click();
  await page.locator('#sign-up-name').fill('Ана Петрова');
  await page.locator('#sign-up-phone').fill('+359 88 812 3456');
  await page.locator('#sign-up-email').fill(OWNER);
  await page.locator('#sign-up-password').fill(PASSWORD);
  await page.locator('#sign-up-confirmPassword').fill(PASSWORD);
  await page.locator('#sign-up-acceptTerms').check();
  await page.keyboard.press('Enter');
  await read(this, 'successful-registration-message');
  const mail = await newestMail(this, OWNER);
  const path = /\/\S*\?token=[\w-]{43}/.exec(mail?.text.replace(/https?:\/\/[^/]+/g, '') ?? '')?.[0];
  assert.ok(path, `the e-mail has no link: ${mail?.text}`);
  await tab.open(path);
});

Then('their dashboard is open', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.heading(tab.t('dashboard-hello', { name: 'Ана Петрова' })).waitFor();
  assert.equal(tab.path, pathOf('AgencyDashboard', tab.language));
});

When('they have written all of a home but its pictures', async function (this: ShopWorld) {
  const { tab } = this;
  const district_id = await propertyBuilderOf(this).districtId('Лозенец');
  const gpsCoordinates = { latitude: 42.6725, longitude: 23.3205 };
  const draft = { ...A_PROPERTY, status: 'draft', title: TITLE, district_id, gpsCoordinates };
  const { status, id } = await tab.page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/property', { method: 'POST', headers, body });
      const { id: made } = (await answer.json()) as { id: number };
      return { status: answer.status, id: made };
    },
    JSON.stringify({ ...draft, key: 'a-key-for-the-main-path' }),
  );
  assert.equal(status, 201);
  this.notes.set('home', id);
  await tab.open(pathOf('AdminEditProperty', tab.language, { id }, { step: 'where' }));
});

When('they ask how coordinates are found', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.button(tab.t('field-coordinates-guide')).click();
});

Then('the guide explains both ways', async function (this: ShopWorld) {
  const { tab } = this;
  const ways = tab.dialog().getByRole('heading', { level: 3 });
  await ways.first().waitFor();
  assert.deepEqual(await ways.allInnerTexts(), [
    tab.t('coordinates-guide-desktop'),
    tab.t('coordinates-guide-mobile'),
  ]);
});

When('they have read the guide', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.button(tab.t('done'), tab.dialog()).click();
});

Then('it is closed', async function (this: ShopWorld) {
  const { tab } = this;
  await eventually(async () => assert.equal(await tab.dialog().count(), 0, 'the guide stays open'));
});

When('they bring two photographs and a text that says it is one', async function (this: ShopWorld) {
  const { tab } = this;
  const id = this.note<number>('home');
  await tab.open(pathOf('AdminEditProperty', tab.language, { id }, { step: 'pictures' }));
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
  await tab.main
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      file('living-room.jpg', await jpeg(1_200, 900)),
      file('kitchen.jpg', await jpeg(900, 700, '#336655')),
      file('letter.jpg', Buffer.from('Dear tenant, this is a letter and no photograph at all.')),
    ]);
});

Then('the photographs are there, and the text is refused with its reason', async function (this: ShopWorld) {
  const { tab } = this;
  const sent = (state: 'done' | 'failed') => tab.main.locator(`[data-state="${state}"]`);
  await sent('done').nth(1).waitFor({ timeout: 20_000 });
  await sent('failed').first().waitFor();
  assert.deepEqual([await sent('done').count(), await sent('failed').count()], [2, 1]);
  const refusal = await tab.text(sent('failed').getByRole('alert'));
  assert.equal(refusal, plain(tab.t('error-picture-not-a-picture')));
});

When('they take the text away', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.button(tab.t('remove-name', { name: 'letter.jpg' })).click();
});

Then('the photographs alone are left', async function (this: ShopWorld) {
  const pictures = this.tab.main.locator('li[data-state]');
  await eventually(async () => assert.equal(await pictures.count(), 2));
});

When('they publish the home', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.button(tab.t('own-action-publish')).click();
  await read(this, 'property-published-message');
});

Then('a visitor sees its first picture in the list and on its page', async function (this: ShopWorld) {
  const { tab } = this;
  for (const path of [
    pathOf('Properties', tab.language),
    pathOf('Property', tab.language, { id: this.note<number>('home') }),
  ]) {
    await tab.open(path);
    const picture = tab.main.locator('img[src*="/pictures/uploads/"]').first();
    await eventually(async () => {
      const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      assert.ok(width > 100, 'the picture does not show');
    });
  }
});

When('the visitor looks at it in full screen', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.button(tab.t('listing-full-screen')).click();
});

Then('all of the picture is in sight', async function (this: ShopWorld) {
  const { tab } = this;
  await eventually(async () => {
    const box = await tab.dialog().locator('img').first().boundingBox();
    const height = tab.page.viewportSize()?.height ?? 0;
    assert.ok(box && box.height > 100 && box.y + box.height <= height, 'the large picture is out of sight');
  });
});

When('the visitor asks for a viewing', async function (this: ShopWorld) {
  const { tab } = this;
  const cookies = await tab.page.context().cookies();
  this.notes.set('cookies', cookies);
  await tab.page.context().clearCookies();
  await tab.open(pathOf('Property', tab.language, { id: this.note<number>('home') }));
  await tab.button(tab.t('listing-request-viewing')).filter({ visible: true }).first().click();
  const dialog = tab.dialog();
  await dialog.locator('input[type="date"]').fill(sofiaDay(new Date(Date.now() + 3 * 24 * 60 * 60 * 1000)));
  await dialog.locator('input[type="time"]').fill('18:30');
  await dialog.getByLabel(tab.t('viewing-modal-name')).fill('Борис');
  await dialog.getByLabel(tab.t('viewing-modal-phone')).fill('0888 999 888');
  await dialog.getByLabel(tab.t('field-email')).fill(VISITOR);
  await tab.button(tab.t('viewing-modal-send'), dialog).click();
  await read(this, 'viewing-request-success');
});

When('the owner accepts it', async function (this: ShopWorld) {
  const { tab } = this;
  await tab.page.context().addCookies(this.note('cookies'));
  await tab.open(pathOf('ViewingRequests', tab.language));
  await tab.button(tab.t('viewing-accept')).click();
  await tab.main.getByText(tab.t('viewing-status-accepted')).first().waitFor();
});

Then("the visitor's e-mail brings a calendar file that opens", async function (this: ShopWorld) {
  await eventually(async () => {
    const mail = await newestMail(this, VISITOR);
    const text = Buffer.from(mail?.attachments[0]?.content ?? '', 'base64').toString('utf8');
    assert.match(text, /^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR\s*$/);
  });
  assert.deepEqual(this.tab.complaints, []);
});
