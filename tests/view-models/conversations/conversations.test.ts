import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { conversationRules } from '../../../src/core/conversations/conversation-commands.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { Query } from '../../../src/core/site/paths.ts';
import { ASK_AGAIN_MILLISECONDS } from '../../../src/view-models/site/poller.ts';
import {
  FollowedConversationScreen,
  LinkedConversation,
} from '../../../src/view-models/conversations/linked-conversation.ts';
import { MessagesScreen } from '../../../src/view-models/conversations/messages-screen.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aSession, aUser } from '../../support/a-session.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { settled } from '../../support/settled.ts';
import { MemoryConversationEvents } from '../../support/memory/memory-conversation-events.ts';

import { aConversation, aTalkGateway, conversationsOf, SECRET } from '../../support/a-talk-gateway.ts';

const { signal } = new AbortController();
const OPEN = { conversation: ['3'] };

let talk: ReturnType<typeof aTalkGateway>;
let modals: Modals;
let clock: FakeClock;
let store: MemoryTextStore;
const events = new MemoryConversationEvents();

beforeEach(() => {
  talk = aTalkGateway();
  modals = new Modals();
  clock = new FakeClock();
  store = new MemoryTextStore();
});

const tools = () => ({
  conversations: conversationsOf(talk),
  drafts: new StoredFormDrafts(store),
  modals,
  rules: async () => conversationRules,
  newAbort: () => new AbortController(),
});

async function theInbox(query: Query = {}, type: 'user' | 'agency' = 'user') {
  const { session } = aSession(aUser({ type }));
  const screen = new MessagesScreen(tools(), session, clock, events);
  const visit = (wanted: Query) => screen.load({ route: 'AdminMessages', params: {}, query: wanted, signal });
  await visit(query);
  return { screen, visit };
}

async function theOpen() {
  const { screen } = await theInbox(OPEN);
  screen.onEnter();
  await settled();
  if (!screen.open) throw new Error('No conversation is open');
  return { screen, open: screen.open };
}

async function anAskLater(): Promise<void> {
  clock.pass(ASK_AGAIN_MILLISECONDS);
  await settled();
}

describe('The inbox (MATE-03)', () => {
  it('lists conversations and opens the one in the URL', async () => {
    const { screen, visit } = await theInbox();
    expect([screen.inbox.total, screen.inbox.unread, screen.open]).toEqual([1, 1, null]);
    expect(screen.queryWith({ conversation: 3 })).toEqual({ conversation: 3, page: null });
    await visit(OPEN);
    expect(screen.open?.conversation.messages).toHaveLength(1);
    await visit({});
    expect(screen.open).toBeNull();
  });

  it.each(['nonsense', '0', '-3', '1e3'])('opens none for conversation=%s', async (conversation) => {
    const { screen } = await theInbox({ conversation: [conversation] });
    expect(screen.open).toBeNull();
  });

  it('does not open another person’s conversation', async () => {
    await expect(theInbox({ conversation: ['4'] })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('marks messages as seen once, when the browser shows them', async () => {
    const { screen } = await theInbox(OPEN);
    await settled();
    expect(talk.seenUpTo).toEqual([]);
    screen.onEnter();
    screen.onEnter();
    await settled();
    expect(talk.seenUpTo).toEqual([1]);
    expect([screen.inbox.unread, screen.inbox.data[0]?.unread]).toEqual([0, 0]);
  });
});

describe('New messages', () => {
  it('appear while the page is shown, and are marked as seen', async () => {
    const { screen, open } = await theOpen();
    talk.write('Още търсите ли?');
    await anAskLater();
    expect(open.conversation.messages.at(-1)?.text).toBe('Още търсите ли?');
    expect(screen.inbox.data[0]?.lastMessage.text).toBe('Още търсите ли?');
    expect(talk.seenUpTo).toEqual([1, 2]);
  });

  it('are not polled after the page is left or in a background tab', async () => {
    const { screen } = await theOpen();
    const { reads } = talk;
    screen.look(false);
    await anAskLater();
    expect(talk.reads).toBe(reads);
    screen.look(true);
    await settled();
    expect(talk.reads).toBe(reads + 1);
    screen.onLeave();
    await anAskLater();
    expect(talk.reads).toBe(reads + 1);
  });

  it('are polled again after a network error, but not after an expired session', async () => {
    await theOpen();
    const { reads } = talk;
    talk.refuse = new Failure('error-please-try-again-later', {}, 'unreachable');
    await anAskLater();
    await anAskLater();
    expect(talk.reads).toBe(reads + 2);
    talk.refuse = new Failure('error-not-signed-in', {}, 'login-required');
    await anAskLater();
    await anAskLater();
    expect(talk.reads).toBe(reads + 3);
  });

  it('do not disappear with a response to an earlier request', async () => {
    const { open } = await theOpen();
    let arrive = () => {};
    talk.slow = new Promise((resolve) => (arrive = resolve));
    clock.pass(ASK_AGAIN_MILLISECONDS);
    open.form.set('message', 'Да, свободна е.');
    await open.form.submit();
    arrive();
    await settled();
    expect(open.conversation.messages.at(-1)?.text).toBe('Да, свободна е.');
  });
});

describe('A reply', () => {
  it('is sent trimmed, and the form is cleared', async () => {
    const { open } = await theOpen();
    open.form.set('message', '  Заповядайте в събота.  ');
    expect(await open.form.submit()).toBe(true);
    expect(open.conversation.messages.at(-1)).toMatchObject({
      author: 'poster',
      text: 'Заповядайте в събота.',
    });
    expect(open.form.values.message).toBe('');
  });

  it.each([
    ['', 'error-message-required'],
    ['   ', 'error-message-required'],
    ['Вижте http://lesno.example', 'error-message-links'],
    ['а'.repeat(100_000), 'error-message-too-long'],
  ])('%.30s is rejected at its field', async (message, error) => {
    const { open } = await theOpen();
    open.form.set('message', message);
    await open.form.submit();
    expect(open.form.errors).toEqual({ message: error });
    expect(open.conversation.messages).toHaveLength(1);
  });

  it('is stored over a reload, and deleted after it is sent', async () => {
    const { open } = await theOpen();
    open.form.set('message', 'Недописано');
    const again = await theOpen();
    expect(again.open.form.values.message).toBe('Недописано');
    await again.open.form.submit();
    expect((await theOpen()).open.form.values.message).toBe('');
  });

  it('stays after a rejection, and a conversation closed meanwhile is shown as closed', async () => {
    const { open } = await theOpen();
    open.form.set('message', 'Ало?');
    talk.talk = { ...talk.talk, closed: true };
    talk.refuse = new Failure('error-conversation-closed', {}, 'conflict');
    await open.form.submit();
    expect(open.form).toMatchObject({ refusal: 'error-conversation-closed', values: { message: 'Ало?' } });
    expect(open.conversation.closed).toBe(true);
    expect(modals.notification?.message.key).toBe('conversation-meanwhile-closed');
  });
});

describe('The shared telephone and the end of a conversation', () => {
  it('shows the telephone only after a confirmation', async () => {
    const { open } = await theOpen();
    await open.sharePhone();
    open.setQuestion('share');
    open.setQuestion(null);
    await open.sharePhone();
    expect(open.conversation.ownPhone.shared).toBe(false);
    open.setQuestion('share');
    await Promise.all([open.sharePhone(), open.sharePhone()]);
    expect([open.conversation.ownPhone.shared, open.question]).toEqual([true, null]);
  });

  it('does not show it in a conversation closed meanwhile, which is shown as closed', async () => {
    const { open } = await theOpen();
    open.setQuestion('share');
    talk.talk = { ...talk.talk, closed: true };
    talk.refuse = new Failure('error-conversation-closed', {}, 'conflict');
    await open.sharePhone();
    expect([open.conversation.closed, open.question]).toEqual([true, null]);
    expect(modals.notification?.message.key).toBe('conversation-meanwhile-closed');
  });

  it('reports the reason for a rejected request', async () => {
    const { open } = await theOpen();
    open.setQuestion('share');
    talk.refuse = new Failure('error-no-phone', {}, 'conflict');
    await open.sharePhone();
    expect(modals.notification?.message.key).toBe('error-no-phone');
  });

  it('confirms the end first', async () => {
    const { open } = await theOpen();
    await open.block();
    expect(open.conversation.closed).toBe(false);
    open.setQuestion('block');
    await open.block();
    expect(open.conversation.closed).toBe(true);
  });
});

describe('The visitor’s conversation, by the link', () => {
  async function theFollowed(token = SECRET) {
    talk.talk = aConversation({ side: 'asker', other: { name: 'Мария', picture: null } });
    const screen = new FollowedConversationScreen(new LinkedConversation(tools(), clock, events));
    await screen.load({ route: 'FollowedConversation', params: { token }, query: {}, signal });
    screen.onEnter();
    await settled();
    return screen;
  }

  it('sends replies, marks messages and shows the telephone with the same secret', async () => {
    const { open } = (await theFollowed()).conversation;
    open?.form.set('message', 'Благодаря!');
    await open?.form.submit();
    open?.setQuestion('share');
    await open?.sharePhone();
    expect(talk.inputs('answerByLink')).toMatchObject([{ token: SECRET }]);
    expect(talk.inputs('sharePhoneByLink')).toEqual([{ token: SECRET }]);
    expect(open?.conversation.messages.at(-1)).toMatchObject({ author: 'asker', text: 'Благодаря!' });
    expect(talk.seenUpTo).toEqual([1]);
  });

  it('is not found with another secret', async () => {
    await expect(theFollowed('guessed'.padEnd(43, '-'))).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is polled while it is shown, and not after it is left', async () => {
    const screen = await theFollowed();
    talk.write('Свободна е.');
    await anAskLater();
    expect(screen.conversation.open?.conversation.messages.at(-1)?.text).toBe('Свободна е.');
    screen.onLeave();
    const { reads } = talk;
    await anAskLater();
    expect(talk.reads).toBe(reads);
  });
});
