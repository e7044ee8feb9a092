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

/** Another conversation of the list. */
function another(id: number, unread = 0): ConversationSummary {
  const { messages, ownPhone: _, otherPhone: __, ...common } = aConversation({ id, unread });
  return {
    ...common,
    lastMessage: messages[0] ?? { id: 1, author: 'asker', text: '', pictures: [], at: '' },
  };
}

describe('the pages of the inbox (MATE-03)', () => {
  it('are empty and untold before they have come', () => {
    const { screen } = here.anInbox();
    expect(screen.head).toEqual({ title: { key: 'messages' } });
    expect([screen.inbox, screen.page, screen.open]).toEqual([{ data: [], total: 0, unread: 0 }, 1, null]);
  });

  it('hold twenty conversations each, and keep their number in the address', async () => {
    here.talk.others = Array.from({ length: 20 }, (_, index) => another(index + 10));
    const { screen, visit } = here.anInbox();
    await visit({ page: ['2'] });
    expect(here.talk.inputs('inbox')).toEqual([{ offset: 20, limit: 20 }]);
    expect([screen.inbox.data.map(({ id }) => id), screen.pageCount]).toEqual([[29], 2]);
    expect(screen.queryWith({})).toEqual({ conversation: null, page: 2 });
    expect(screen.queryWith({ conversation: 29 })).toEqual({ conversation: 29, page: 2 });
    expect(screen.queryWith({ page: 1 })).toEqual({ conversation: null, page: null });
  });

  it('show which conversation is open', async () => {
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

  it('say that messages come about listings to those who may have some', () => {
    expect(here.anInbox().screen.hasListings).toBe(true);
    expect(here.anInbox(aUser({ type: 'agency' })).screen.hasListings).toBe(true);
    expect(here.anInbox(aUser({ type: 'vendor' })).screen.hasListings).toBe(false);
  });

  it('come at once while the page is open, and are read as they come', async () => {
    const { screen } = await here.theOpen();
    here.talk.write('Още търсите ли?');
    here.events.tell();
    await settled();
    expect(screen.open?.conversation.messages.at(-1)?.text).toBe('Още търсите ли?');
    screen.onLeave();
    here.talk.write('Ало?');
    here.events.tell();
    await settled();
    expect(screen.open?.conversation.messages.at(-1)?.text).toBe('Още търсите ли?');
  });

  it('count what was read as read, and nothing else', async () => {
    here.talk.others = [another(4, 2), another(5)];
    const { screen } = await here.theOpen();
    expect(screen.inbox.data.map(({ unread }) => unread)).toEqual([0, 2, 0]);
    expect(screen.inbox.unread).toBe(1);
  });

  it('count as they did when what is read stands on another page', async () => {
    here.talk.others = Array.from({ length: 20 }, (_, index) => another(index + 10, 1));
    const { screen, visit } = here.anInbox();
    await visit({ ...OPEN, page: ['2'] });
    screen.onEnter();
    await settled();
    expect([here.talk.seenUpTo, screen.inbox.unread]).toEqual([[1], 21]);
  });

  it('turned while a question is on its way, are not turned back', async () => {
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

  it('leave what is being written in the open conversation, and show what came', async () => {
    const { screen, visit, open } = await here.theOpen();
    open.form.set('message', 'Недописано');
    here.talk.write('Още търсите ли?');
    await visit({ ...OPEN, page: ['1'] });
    expect(screen.open).toBe(open);
    expect([open.form.values.message, open.conversation.messages.length]).toEqual(['Недописано', 2]);
  });
});

describe('asking again', () => {
  it('goes on once, however often the page was entered', async () => {
    const { screen } = await here.theOpen();
    screen.onEnter();
    await settled();
    const { reads } = here.talk;
    await here.anAskLater();
    expect(here.talk.reads).toBe(reads + 1);
  });

  it('waits a while when the page comes, and asks at once when it is looked at again', async () => {
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

  it('ends with the page, though an answer is still on its way', async () => {
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
  ])('after %s is done %i times in two turns', async (kind, times) => {
    await here.theOpen();
    const { reads } = here.talk;
    here.talk.refuse = new Failure('error-please-try-again-later', {}, kind);
    await here.anAskLater();
    await here.anAskLater();
    expect(here.talk.reads).toBe(reads + times);
  });

  it('of the visitor’s page rests behind another tab, too', async () => {
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
