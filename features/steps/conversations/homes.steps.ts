import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { reportedConversations } from '../../../server/modules/conversations/report-conversation.ts';
import { warningsFor } from '../../../src/core/conversations/message-warnings.ts';
import { ASKER_EMAIL, RoomSeeker } from '../../support/room-seeker.ts';
import type { ShopWorld } from '../../support/world.ts';
import { OWNER_EMAIL } from '../../support/property-builder.ts';
import { propertyBuilderOf } from '../properties/properties.steps.ts';

const georgi = (world: ShopWorld) => RoomSeeker.of(world, 'Георги');
const owner = (world: ShopWorld) => RoomSeeker.of(world, 'the owner');

Given('a home {string} whose owner has an inbox', async function (this: ShopWorld, title: string) {
  const builder = propertyBuilderOf(this);
  this.notes.set('home', await builder.publish({ title }));
  (await owner(this)).signInAs(await builder.owner());
});

When('Георги asks about the home {string}', async function (this: ShopWorld, message: string) {
  const id = this.notes.get('home');
  assert.ok(typeof id === 'number', 'there is no home');
  await (await georgi(this)).ask({ kind: 'property', id }, { message });
});

Then(
  'the inbox of the owner tells of {string} about {string}, as new',
  async function (this: ShopWorld, text: string, title: string) {
    const { data } = await (await owner(this)).conversations.inbox({ offset: 0, limit: 10 });
    assert.deepEqual(
      data.map(({ subject, lastMessage, unread }) => [subject.title, lastMessage.text, unread > 0]),
      [[title, text, true]],
    );
  },
);

When('the owner answers {string}', async function (this: ShopWorld, message: string) {
  const { conversations } = await owner(this);
  await conversations.answer(await (await owner(this)).first(), message);
});

Given('a shop that takes answers by e-mail', function (this: ShopWorld) {
  this.setting = 'answers by mail';
});

When('the owner answers the e-mail {string}', async function (this: ShopWorld, words: string) {
  await (await owner(this)).answerMail(OWNER_EMAIL, words);
});

When('Георги answers the e-mail {string}', async function (this: ShopWorld, words: string) {
  await (await georgi(this)).answerMail(ASKER_EMAIL, words);
});

Then(
  'the owner gets the e-mail {string} that says {string}',
  async function (this: ShopWorld, subject: string, words: string) {
    const mails = await (await owner(this)).mails(OWNER_EMAIL);
    assert.equal(mails.at(-1)?.subject, subject);
    assert.ok(mails.at(-1)?.text.includes(words), mails.at(-1)?.text);
  },
);

async function warnings(world: ShopWorld): Promise<string[]> {
  const { conversations, link } = await georgi(world);
  const { side, subject, messages } = await conversations.read(link);
  return [...warningsFor({ reader: side, about: subject.kind }, messages).values()].flat();
}

Then(
  /^Георги is warned that it asks (for money|to go on elsewhere)$/,
  async function (this: ShopWorld, what: string) {
    assert.deepEqual(await warnings(this), [what === 'for money' ? 'money' : 'channel']);
  },
);

Then('Георги is warned of nothing', async function (this: ShopWorld) {
  assert.deepEqual(await warnings(this), []);
});

Then(
  'the team is notified of {string} about {string}',
  async function (this: ShopWorld, reason: string, title: string) {
    const reported = await reportedConversations((await this.shop()).database.db);
    assert.deepEqual(
      reported.map((one) => [one.title, ...one.reasons]),
      [[title, reason]],
    );
  },
);

Then('Георги reads {string} by the link', async function (this: ShopWorld, words: string) {
  const { conversations, link } = await georgi(this);
  const { messages } = await conversations.read(link);
  assert.equal(messages.map(({ text }) => text).join(', '), words);
});

When('the owner blocks Георги', async function (this: ShopWorld) {
  const seeker = await owner(this);
  await seeker.conversations.block(await seeker.first());
});

When('the owner lets Георги write again', async function (this: ShopWorld) {
  const { conversations } = await owner(this);
  const [person] = await conversations.blocked();
  assert.ok(person, 'nobody is blocked');
  await conversations.unblock(person.id);
});

Then('Георги is refused with {message}', async function (this: ShopWorld, error: string) {
  assert.equal((await georgi(this)).refusal?.messageKey, error);
});
