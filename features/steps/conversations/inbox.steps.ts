import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { pathOf } from '../../../src/core/site/paths.ts';
import { FollowedConversationScreen } from '../../../src/view-models/conversations/linked-conversation.ts';
import { MessagesScreen } from '../../../src/view-models/conversations/messages-screen.ts';
import type { OpenConversation } from '../../../src/view-models/conversations/open-conversation.ts';
import { RoomSeeker } from '../../support/room-seeker.ts';
import type { Visitor } from '../../support/visitor.ts';
import type { ShopWorld } from '../../support/world.ts';

const georgi = (world: ShopWorld) => RoomSeeker.of(world, 'Георги');
const inbox = async (world: ShopWorld) => (await world.visitor()).screen(MessagesScreen);

/** Open conversation of a person: in the inbox, or behind the link. */
async function talkOf(world: ShopWorld, who = 'I'): Promise<OpenConversation> {
  const visitor = await world.visitor(who);
  const { open } =
    who === 'I' ? visitor.screen(MessagesScreen) : visitor.screen(FollowedConversationScreen).conversation;
  assert.ok(open, 'no conversation is open');
  return open;
}

async function openTalk(world: ShopWorld): Promise<void> {
  const visitor = await world.visitor();
  await visitor.arrive(pathOf('AdminMessages', 'bg'));
  const screen = visitor.screen(MessagesScreen);
  const [first] = screen.inbox.data;
  assert.ok(first, 'the inbox is empty');
  await visitor.arrive(pathOf('AdminMessages', 'bg', {}, screen.queryWith({ conversation: first.id })));
}

async function answer(visitor: Visitor, talk: OpenConversation, message: string): Promise<void> {
  talk.form.set('message', message);
  await talk.form.submit();
  await visitor.answered();
}

async function readsOf(world: ShopWorld, who: string, words: string): Promise<void> {
  await (await world.visitor(who)).answered();
  const { messages } = (await talkOf(world, who)).conversation;
  assert.equal(messages.map(({ text }) => text).join(', '), words);
}

Given('Георги has asked about it {string}', async function (this: ShopWorld, message: string) {
  const { database } = await this.shop();
  const { id } = await database.db.selectFrom('roommate_offer').select('id').executeTakeFirstOrThrow();
  const seeker = await georgi(this);
  await seeker.write(id, { message });
  assert.equal(seeker.refusal, null);
});

When('Георги writes {string}', async function (this: ShopWorld, message: string) {
  const seeker = await georgi(this);
  await seeker.conversations.answer(seeker.link, message);
});

Given('I have opened the conversation with Георги', async function (this: ShopWorld) {
  await openTalk(this);
});

When('I open the first conversation', async function (this: ShopWorld) {
  await openTalk(this);
});

When("I open another person's conversation", async function (this: ShopWorld) {
  await (await this.visitor()).arrive(pathOf('AdminMessages', 'bg', {}, { conversation: 999_999 }));
});

Then('the conversation is not found', async function (this: ShopWorld) {
  const visitor = await this.visitor();
  assert.deepEqual([visitor.page.status, visitor.navigation.refusal], [404, 'not-found']);
});

Then(
  /^the inbox has (\d+) conversation, (\d+) of them new$/,
  async function (this: ShopWorld, count: string, unread: string) {
    await (await this.visitor()).answered();
    const { total, unread: now } = (await inbox(this)).inbox;
    assert.deepEqual([total, now], [Number(count), Number(unread)]);
  },
);

Then('I see the messages {string}', async function (this: ShopWorld, words: string) {
  await readsOf(this, 'I', words);
});

Then('Георги sees the messages {string}', async function (this: ShopWorld, words: string) {
  await readsOf(this, 'Георги', words);
});

When('Георги opens the link of the e-mail', async function (this: ShopWorld) {
  const seeker = await georgi(this);
  const address = seeker.link;
  assert.ok('token' in address, 'that is no link');
  const visitor = await this.visitor('Георги');
  await visitor.arrive(pathOf('FollowedConversation', 'bg', { token: address.token }));
});

When('I answer in the conversation {string}', async function (this: ShopWorld, message: string) {
  await answer(await this.visitor(), await talkOf(this), message);
});

When('Георги answers in the conversation {string}', async function (this: ShopWorld, message: string) {
  await answer(await this.visitor('Георги'), await talkOf(this, 'Георги'), message);
});

const WRONG: Record<string, string> = {
  nothing: '   ',
  'a link to a site': 'Вижте www.lesno-zhilishte.com',
  '100000 characters': 'я'.repeat(100_000),
};

When(/^I answer in the conversation with (.+)$/, async function (this: ShopWorld, what: string) {
  const message = WRONG[what];
  assert.ok(message !== undefined, `nobody said what is ${what}`);
  this.notes.set('answer', message);
  await answer(await this.visitor(), await talkOf(this), message);
});

Then(
  'my answer is refused with {message}, and what I wrote stays',
  async function (this: ShopWorld, error: string) {
    const { form, conversation } = await talkOf(this);
    assert.deepEqual([form.errors, form.values.message], [{ message: error }, this.note('answer')]);
    assert.equal(conversation.messages.length, 1);
  },
);

Then('the page of the conversation shows {string} as text', async function (this: ShopWorld, text: string) {
  const { html } = (await this.visitor()).page;
  const log = /<div[^>]*role="log"[\s\S]*?<\/ol>/.exec(html)?.[0] ?? '';
  assert.ok(log.includes(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')), `the page shows ${log}`);
  assert.ok(!log.includes('<script'), 'the page holds the script');
});

When('I ask to show my telephone, and then do not', async function (this: ShopWorld) {
  const talk = await talkOf(this);
  talk.setQuestion('share');
  talk.setQuestion(null);
  await talk.sharePhone();
});

When('I show my telephone for good', async function (this: ShopWorld) {
  const talk = await talkOf(this);
  talk.setQuestion('share');
  await talk.sharePhone();
});

Then('Георги does not see my telephone', async function (this: ShopWorld) {
  assert.equal((await talkOf(this, 'Георги')).conversation.otherPhone, null);
});

Then('Георги sees my telephone', async function (this: ShopWorld) {
  const { number } = (await talkOf(this)).conversation.ownPhone;
  assert.notEqual(number, '');
  assert.equal((await talkOf(this, 'Георги')).conversation.otherPhone, number);
});

When('I close the conversation for good', async function (this: ShopWorld) {
  const talk = await talkOf(this);
  talk.setQuestion('block');
  await talk.block();
});

Then('Георги is told that the conversation is closed', async function (this: ShopWorld) {
  const { form, conversation } = await talkOf(this, 'Георги');
  assert.deepEqual(
    [form.refusal, form.values.message, conversation.closed],
    ['error-conversation-closed', 'Ало?', true],
  );
});
