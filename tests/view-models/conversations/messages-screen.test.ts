import { beforeEach, describe, expect, it } from 'vitest';
import type { ConversationSummary } from '../../../src/core/conversations/conversation.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { FailureKind } from '../../../src/core/shared/failure.ts';
import { aUser } from '../../support/a-session.ts';
import { aTalk } from '../../support/a-talk.ts';
import { settled } from '../../support/settled.ts';
import { aConversation } from '../../support/a-talk-gateway.ts';

const OPEN = { conversation: ['3'] };

let here: ReturnType<typeof aTalk>;

beforeEach(() => {
  here = aTalk();
});

function another(id: number, unread = 0): ConversationSummary {
  const { messages, ownPhone: _, otherPhone: __, ...common } = aConversation({ id, unread });
  return {
    ...common,
    lastMessage: messages[0] ?? { id: 1, author: 'asker', text: '', pictures: [], at: '' },
  };
}

describe('The pages of the inbox (MATE-03)', () => {
  it('are empty before they are loaded', () => {
    const { screen } = here.anInbox();
    expect(screen.head).toEqual({ title: { key: 'messages' } });
    expect([screen.inbox, screen.page, screen.open]).toEqual([{ data: [], total: 0, unread: 0 }, 1, null]);
  });

  it('show twenty conversations each, with their number in the URL', async () => {
    here.talk.others = Array.from({ length: 20 }, (_, index) => another(index + 10));
    const { screen, visit } = here.anInbox();
    await visit({ page: ['2'] });
    expect(here.talk.inputs('inbox')).toEqual([{ offset: 20, limit: 20 }]);
    expect([screen.inbox.data.map(({ id }) => id), screen.pageCount]).toEqual([[29], 2]);
    expect(screen.queryWith({})).toEqual({ conversation: null, page: 2 });
    expect(screen.queryWith({ conversation: 29 })).toEqual({ conversation: 29, page: 2 });
    expect(screen.queryWith({ page: 1 })).toEqual({ conversation: null, page: null });
  });

  it('mark the open conversation', async () => {
    here.talk.others = [another(4)];
    const { screen, visit } = here.anInbox();
    await visit({});
    expect(screen.inbox.data.map((one) => screen.isOpen(one))).toEqual([false, false]);
    await visit(OPEN);
    expect(screen.inbox.data.map((one) => screen.isOpen(one))).toEqual([true, false]);
  });

  it.each(['3x', 'x3', '1234567890123456'])('open none for conversation=%s', async (conversation) => {
    const { screen, visit } = here.anInbox();
    await visit({ conversation: [conversation] });
    expect(screen.open).toBeNull();
  });

  it('mention messages about listings to accounts that can have listings', () => {
    expect(here.anInbox().screen.hasListings).toBe(true);
    expect(here.anInbox(aUser({ type: 'agency' })).screen.hasListings).toBe(true);
    expect(here.anInbox(aUser({ type: 'vendor' })).screen.hasListings).toBe(false);
  });

  it('show new messages while the page is open, and mark them as seen', async () => {
    const { screen } = await here.theOpen();
    here.talk.write('Още търсите ли?');
    here.events.notify();
    await settled();
    expect(screen.open?.conversation.messages.at(-1)?.text).toBe('Още търсите ли?');
    screen.onLeave();
    here.talk.write('Ало?');
    here.events.notify();
    await settled();
    expect(screen.open?.conversation.messages.at(-1)?.text).toBe('Още търсите ли?');
  });

  it('mark only seen messages as seen', async () => {
    here.talk.others = [another(4, 2), another(5)];
    const { screen } = await here.theOpen();
    expect(screen.inbox.data.map(({ unread }) => unread)).toEqual([0, 2, 0]);
    expect(screen.inbox.unread).toBe(1);
  });

  it('have the same counts when the open conversation is on another page', async () => {
    here.talk.others = Array.from({ length: 20 }, (_, index) => another(index + 10, 1));
    const { screen, visit } = here.anInbox();
    await visit({ ...OPEN, page: ['2'] });
    screen.onEnter();
    await settled();
    expect([here.talk.seenUpTo, screen.inbox.unread]).toEqual([[1], 21]);
  });

  it('do not turn back when a page changes during a request', async () => {
    here.talk.others = Array.from({ length: 20 }, (_, index) => another(index + 10));
    const { screen, visit } = here.anInbox();
    await visit({});
    screen.onEnter();
    const arrive = here.hold();
    await here.anAskLater();
    here.talk.slow = null;
    await visit({ page: ['2'] });
    await arrive();
    expect([screen.page, screen.inbox.data.map(({ id }) => id)]).toEqual([2, [29]]);
  });

  it('keep the draft in the open conversation, and show new messages', async () => {
    const { screen, visit, open } = await here.theOpen();
    open.form.set('message', 'Недописано');
    here.talk.write('Още търсите ли?');
    await visit({ ...OPEN, page: ['1'] });
    expect(screen.open).toBe(open);
    expect([open.form.values.message, open.conversation.messages.length]).toEqual(['Недописано', 2]);
  });
});

describe('Polling for messages', () => {
  it('starts once for repeated visits of the page', async () => {
    const { screen } = await here.theOpen();
    screen.onEnter();
    await settled();
    const { reads } = here.talk;
    await here.anAskLater();
    expect(here.talk.reads).toBe(reads + 1);
  });

  it('starts after a delay, and at once when the tab is shown again', async () => {
    const { screen } = await here.theOpen();
    expect(here.talk.reads).toBe(1);
    screen.look(false);
    screen.look(false);
    screen.look(true);
    await settled();
    expect(here.talk.reads).toBe(2);
    await here.anAskLater();
    expect(here.talk.reads).toBe(3);
  });

  it('ends with the page, also during a request', async () => {
    const { screen } = await here.theOpen();
    const arrive = here.hold();
    await here.anAskLater();
    screen.onLeave();
    await arrive();
    const { reads } = here.talk;
    await here.anAskLater();
    expect(here.talk.reads).toBe(reads);
  });

  it.each<[FailureKind, number]>([
    ['not-found', 1],
    ['not-allowed', 1],
    ['login-required', 1],
    ['unavailable', 2],
  ])('after %s happens %i times in two intervals', async (kind, times) => {
    await here.theOpen();
    const { reads } = here.talk;
    here.talk.refuse = new Failure('error-please-try-again-later', {}, kind);
    await here.anAskLater();
    await here.anAskLater();
    expect(here.talk.reads).toBe(reads + times);
  });

  it('of the visitor’s page pauses in a background tab', async () => {
    const screen = await here.theFollowed();
    expect(screen.head).toEqual({ title: { key: 'conversation-title' } });
    const { reads } = here.talk;
    screen.conversation.look(false);
    await here.anAskLater();
    expect(here.talk.reads).toBe(reads);
    screen.conversation.look(true);
    await settled();
    expect(here.talk.reads).toBe(reads + 1);
  });
});
