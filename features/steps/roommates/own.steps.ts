import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { EMPTY_OFFER_FORM, offerFormOf } from '../../../src/core/roommates/roommate-offer-form.ts';
import type { RoommateOfferForm } from '../../../src/core/roommates/roommate-offer-form.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import { pathOf } from '../../../src/core/site/paths.ts';
import { OwnRoommatesScreen } from '../../../src/view-models/roommates/own-roommates-screen.ts';
import type { RoommatePostEditor } from '../../../src/view-models/roommates/roommate-post-editor.ts';
import { RoommatePostScreen } from '../../../src/view-models/roommates/roommate-post-screen.ts';
import { anOffer } from '../../../tests/support/an-offer.ts';
import { prepare } from '../../support/room-seeker.ts';
import type { ShopWorld } from '../../support/world.ts';
import { fieldWords } from '../../support/field-words.ts';
import { beLoggedIn } from '../accounts.steps.ts';

const DAY = 24 * 60 * 60 * 1000;

async function theEditor(world: ShopWorld): Promise<RoommatePostEditor> {
  const { editor } = (await world.visitor()).screen(RoommatePostScreen);
  assert.ok(editor, 'there is no form');
  return editor;
}

const dayIn = (world: ShopWorld, days: number) =>
  new Date(world.run.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

/** Fills in a complete offer in the first district of the first city. */
async function fillIn(world: ShopWorld, change: Partial<RoommateOfferForm> = {}): Promise<void> {
  const editor = await theEditor(world);
  const [city] = editor.cities;
  const districtId = city?.districts[0]?.id ?? null;
  const content = anOffer({ districtId, moveInFrom: dayIn(world, 30) });
  const values = { ...offerFormOf({ content, images: [] }, city?.id ?? null, 'bg'), ...change };
  for (const [name, value] of Object.entries(values)) {
    editor.form.set(name as keyof RoommateOfferForm, value as never);
  }
}

async function publish(world: ShopWorld): Promise<void> {
  const visitor = await world.visitor();
  await (await theEditor(world)).save();
  await visitor.settled();
}

/** Current list of my offers. */
async function theList(world: ShopWorld): Promise<OwnRoommatesScreen> {
  const visitor = await world.visitor();
  await visitor.arrive(pathOf('AdminRoommates', 'bg'));
  return visitor.screen(OwnRoommatesScreen);
}

async function onlyOne(world: ShopWorld) {
  const screen = await theList(world);
  const [offer] = screen.offers.data;
  assert.ok(offer, 'the list is empty');
  return { screen, offer };
}

Given('the towns and universities of Bulgaria', async function (this: ShopWorld) {
  await prepare(this);
});

Given('I have published the offer {string}', async function (this: ShopWorld, title: string) {
  await prepare(this);
  await beLoggedIn(this, 'user');
  await (await this.visitor()).arrive(pathOf('RoommatesPost', 'bg'));
  await fillIn(this, { title });
  await publish(this);
});

When('I fill in an offer called {string}', async function (this: ShopWorld, title: string) {
  await fillIn(this, { title });
});

const WRONG: Record<string, (world: ShopWorld) => Partial<RoommateOfferForm>> = {
  'a day of last week': (world) => ({ moveInFrom: dayIn(world, -7) }),
  'a price in words': () => ({ price: 'по договаряне' }),
  '11 people in the home': () => ({ people: '11' }),
  'coordinates of Paris': () => ({ gpsCoordinates: '48.8566, 2.3522' }),
  '100000 characters': () => ({ aboutHome: 'я'.repeat(100_000) }),
  'nothing but its title': () => ({ ...EMPTY_OFFER_FORM, title: 'Стая под наем' }),
};

When(/^I fill in an offer with (.+)$/, async function (this: ShopWorld, what: string) {
  const change = WRONG[what];
  assert.ok(change, `nobody said what is ${what}`);
  await fillIn(this, change(this));
});

When('I call the offer {string}', async function (this: ShopWorld, title: string) {
  (await theEditor(this)).form.set('title', title);
});

When('I publish the offer', async function (this: ShopWorld) {
  await publish(this);
});

When("I publish the offer and the server's answer gets lost", async function (this: ShopWorld) {
  (await this.visitor()).losesNextAnswer = true;
  await publish(this);
});

When('I reload the form of the offer', async function (this: ShopWorld) {
  await (await this.visitor()).reload();
});

When('I open the form of my offer', async function (this: ShopWorld) {
  const { offer } = await onlyOne(this);
  await (await this.visitor()).arrive(pathOf('AdminRoommatesPost', 'bg', { id: offer.id }));
});

Then('the page of the offer {string} is open', async function (this: ShopWorld, title: string) {
  const { current } = (await this.visitor()).navigation;
  assert.deepEqual([current?.open?.route, current?.failure], ['RoommateOffer', null]);
  assert.ok(JSON.stringify(current?.open?.screen.head.title).includes(title), 'that is another page');
});

Then('it says that the offer is published', async function (this: ShopWorld) {
  const { notification } = (await this.visitor()).modals;
  assert.deepEqual(notification, { type: 'success', message: { key: 'post-published' } });
});

Then('my list of offers is {string}', async function (this: ShopWorld, wanted: string) {
  const { data } = (await theList(this)).offers;
  assert.equal(data.map(({ title, status }) => `${title}: ${status}`).join(', '), wanted);
});

Then(
  'my list says {int} inquiry, {int} of them new',
  async function (this: ShopWorld, asked: number, unread) {
    const { offer } = await onlyOne(this);
    assert.deepEqual([offer.inquiries, offer.unread], [asked, unread]);
  },
);

async function noForm(world: ShopWorld): Promise<RoommatePostScreen> {
  const visitor = await world.visitor();
  const screen = visitor.screen(RoommatePostScreen);
  assert.equal(screen.editor, null);
  assert.equal(visitor.page.status, 200);
  return screen;
}

Then('there is no form of an offer, and I am asked to sign in', async function (this: ShopWorld) {
  const { isOtherAccount } = await noForm(this);
  const visitor = await this.visitor();
  assert.equal(isOtherAccount, false);
  assert.ok(visitor.page.html.includes(visitor.t('post-needs-login')), 'the page does not ask to sign in');
});

Then('there is no form of an offer, and I am told whom offers are for', async function (this: ShopWorld) {
  const { isOtherAccount } = await noForm(this);
  const visitor = await this.visitor();
  assert.equal(isOtherAccount, true);
  assert.ok(visitor.page.html.includes(visitor.t('post-other-account')), 'the page does not say it');
});

When('I press the button that signs me in', async function (this: ShopWorld) {
  (await this.visitor()).screen(RoommatePostScreen).signIn();
});

Then('the form of an offer is there', async function (this: ShopWorld) {
  assert.ok((await this.visitor()).screen(RoommatePostScreen).editor, 'there is still no form');
});

Then('the form of the offer still says {string}', async function (this: ShopWorld, title: string) {
  const { form, resumed } = await theEditor(this);
  assert.deepEqual([form.values.title, form.values.price, resumed], [title, '450', true]);
});

Then('the form of the offer is empty', async function (this: ShopWorld) {
  assert.deepEqual((await theEditor(this)).form.values, EMPTY_OFFER_FORM);
});

Then('the form of the offer marks {string}', async function (this: ShopWorld, fields: string) {
  const { errors } = await theEditor(this);
  assert.equal(errors.map(({ name }) => fieldWords(name)).join(', '), fields);
});

When('I pause my offer or show it again', async function (this: ShopWorld) {
  const { screen, offer } = await onlyOne(this);
  await screen.pauseOrShow(offer);
});

When('I ask to delete my offer, and then do not', async function (this: ShopWorld) {
  const { screen, offer } = await onlyOne(this);
  screen.setDeleting(offer);
  screen.setDeleting(null);
  await screen.delete();
});

When('I delete my offer for good', async function (this: ShopWorld) {
  const { screen, offer } = await onlyOne(this);
  screen.setDeleting(offer);
  await screen.delete();
});

When('I open the form of my offer at its {language} address', async function (this: ShopWorld, language) {
  const { offer } = await onlyOne(this);
  await (await this.visitor()).arrive(pathOf('AdminRoommatesPost', language as Language, { id: offer.id }));
});

Then('the form holds the offer {string}', async function (this: ShopWorld, title: string) {
  assert.equal((await theEditor(this)).form.values.title, title);
});
