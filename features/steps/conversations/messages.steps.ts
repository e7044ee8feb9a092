import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { reportedConversations } from '../../../server/modules/conversations/report-conversation.ts';
import type { ConversationAddress } from '../../../src/core/conversations/conversations.ts';
import type { FirstMessageForm } from '../../../src/core/conversations/first-message-command.ts';
import { countTries } from '../../support/count-tries.ts';
import { ASKER_EMAIL, POSTER_EMAIL, RoomSeeker } from '../../support/room-seeker.ts';
import type { ShopWorld } from '../../support/world.ts';

const ROOM = 'Стая до Орлов мост';
const me = (world: ShopWorld) => RoomSeeker.of(world);
const poster = (world: ShopWorld) => RoomSeeker.of(world, 'the poster');

async function write(world: ShopWorld, changes: Partial<FirstMessageForm> = {}): Promise<void> {
  const seeker = await me(world);
  await seeker.write(await seeker.idOf(ROOM), changes);
}

const texts = async (seeker: RoomSeeker, address: ConversationAddress) =>
  (await seeker.conversations.read(address)).messages.map(({ text }) => text).join(', ');
const otherPhones = async (world: ShopWorld) => {
  const [asker, answerer] = [await me(world), await poster(world)];
  const [mine, theirs] = [asker.link, await answerer.first()];
  return {
    iSee: (await asker.conversations.read(mine)).otherPhone,
    posterSees: (await answerer.conversations.read(theirs)).otherPhone,
  };
};

Given('I read the rooms in English', async function (this: ShopWorld) {
  (await me(this)).language = 'en';
});

Given(
  'strangers have written {int} messages about the room today',
  async function (this: ShopWorld, count: number) {
    await countTries(this, `first messages about roommate ${await (await me(this)).idOf(ROOM)}`, count);
  },
);

When('I write to the poster {string}', async function (this: ShopWorld, message: string) {
  await write(this, { message });
});

Given('I have written to the poster', async function (this: ShopWorld) {
  await write(this);
});

const WRONG: Record<string, Partial<FirstMessageForm>> = {
  'a name of one letter': { name: 'Г' },
  'no phone': { phone: '' },
  'the phone "02 9876543"': { phone: '02 9876543' },
  'two letters': { message: 'да' },
  'a link': { message: 'Вижте https://example.com/room' },
  '3000 characters': { message: 'я'.repeat(3_000) },
  '100000 characters': { message: 'я'.repeat(100_000) },
};

When(/^I write to the poster with (.+)$/, async function (this: ShopWorld, what: string) {
  assert.ok(WRONG[what], `nobody said what is ${what}`);
  await write(this, WRONG[what]);
});

Then("the poster's inbox has {int} new conversation", async function (this: ShopWorld, count: number) {
  const inbox = await (await poster(this)).conversations.inbox({ offset: 0, limit: 10 });
  assert.deepEqual([inbox.total, inbox.unread], [count, count]);
});

Then(
  'the e-mail to the poster says {string} in {language}',
  async function (this: ShopWorld, words: string, language: string) {
    await saidIn(this, POSTER_EMAIL, words, language);
  },
);

Then(
  'the e-mail to me says {string} in {language}',
  async function (this: ShopWorld, words: string, language: string) {
    await saidIn(this, ASKER_EMAIL, words, language);
  },
);

async function saidIn(world: ShopWorld, recipient: string, words: string, language: string): Promise<void> {
  const mail = (await (await me(world)).mails(recipient)).at(-1);
  assert.equal(mail?.language, language);
  assert.ok(mail?.text.includes(words), `it says: ${mail?.text}`);
}

When('the poster answers {string}', async function (this: ShopWorld, message: string) {
  const seeker = await poster(this);
  await seeker.conversations.answer(await seeker.first(), message);
});

Then('by the link of the e-mail I read both messages', async function (this: ShopWorld) {
  const seeker = await me(this);
  const mail = (await seeker.mails(ASKER_EMAIL)).at(-1);
  const [, token] = /\/conversation\/([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  assert.ok(token, `the e-mail has no link: ${mail?.text}`);
  assert.equal(await texts(seeker, { token }), 'Свободна ли е стаята?, Да, от декември.');
});

When('I answer by the link {string}', async function (this: ShopWorld, message: string) {
  const seeker = await me(this);
  await seeker.tried(() => seeker.conversations.answer(seeker.link, message));
});

Then('the poster reads {string}', async function (this: ShopWorld, words: string) {
  const seeker = await poster(this);
  assert.equal(await texts(seeker, await seeker.first()), words);
});

Then('no e-mail to the poster holds a script', async function (this: ShopWorld) {
  const mails = await (await me(this)).mails(POSTER_EMAIL);
  assert.ok(mails.length > 0, 'there is no e-mail');
  for (const { html } of mails) assert.ok(!html.includes('<script'), html);
});

Then("neither of us sees the other's phone", async function (this: ShopWorld) {
  assert.deepEqual(await otherPhones(this), { iSee: null, posterSees: null });
});

When('I show my phone', async function (this: ShopWorld) {
  const seeker = await me(this);
  await seeker.conversations.sharePhone(seeker.link);
});

Then("the poster sees my phone, and I do not see the poster's", async function (this: ShopWorld) {
  assert.deepEqual(await otherPhones(this), { iSee: null, posterSees: '0888123456' });
});

When('the poster shows the phone', async function (this: ShopWorld) {
  const seeker = await poster(this);
  await seeker.conversations.sharePhone(await seeker.first());
});

Then("we see each other's phones", async function (this: ShopWorld) {
  assert.deepEqual(await otherPhones(this), { iSee: '0887654321', posterSees: '0888123456' });
});

Then('the poster has got {int} e-mail', async function (this: ShopWorld, count: number) {
  assert.equal((await (await me(this)).mails(POSTER_EMAIL)).length, count);
});

When('the poster closes the conversation', async function (this: ShopWorld) {
  const seeker = await poster(this);
  await seeker.conversations.block(await seeker.first());
});

Then('I am refused with {message}', async function (this: ShopWorld, message: string) {
  assert.equal((await me(this)).refusal?.messageKey, message);
});

When('I write to {int} posters', async function (this: ShopWorld, count: number) {
  const seeker = await me(this);
  const id = await seeker.idOf(ROOM);
  for (let number = 0; number < count; number += 1) {
    await seeker.write(id, { phone: `0887${String(number + 111_000)}`, message: `Здравейте ${number}` });
  }
});

When('I write to the poster of a room that does not exist', async function (this: ShopWorld) {
  await (await me(this)).write(999_999);
});

When('the poster reports the conversation as fraud', async function (this: ShopWorld) {
  const seeker = await poster(this);
  await seeker.conversations.report(await seeker.first(), { reason: 'fraud', text: '' });
});

Then('the team has {int} conversation to look at', async function (this: ShopWorld, count: number) {
  const { database } = await this.shop();
  assert.equal((await reportedConversations(database.db)).length, count);
});

When('I report the room as fraud', async function (this: ShopWorld) {
  const seeker = await me(this);
  const id = await seeker.idOf(ROOM);
  await seeker.catalogue.reportRoommateOffer({ id, reason: 'fraud', text: '', email: '' });
});

Then('the operator has {int} report', async function (this: ShopWorld, count: number) {
  const { database } = await this.shop();
  assert.equal((await database.db.selectFrom('roommate_report').select('id').execute()).length, count);
});
