import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryTextStore } from '../../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../../src/adapters/storage/stored-form-drafts.ts';
import { conversationRules } from '../../../src/core/conversations/conversation-commands.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { LinkedConversation } from '../../../src/view-models/conversations/linked-conversation.ts';
import { OrderConversation } from '../../../src/view-models/conversations/order-conversation.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { ASK_AGAIN_MILLISECONDS } from '../../../src/view-models/site/poller.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { MemoryConversationEvents } from '../../support/memory/memory-conversation-events.ts';
import { settled } from '../../support/settled.ts';
import { aConversation, aTalkGateway, conversationsOf, SECRET } from '../../support/a-talk-gateway.ts';

const ORDER = { orderToken: 'of-the-order'.padEnd(43, '-'), vendorOrderId: 11 };

describe('The messages of an order, on its page (TRUST-05)', () => {
  let talk: ReturnType<typeof aTalkGateway>;
  let modals: Modals;
  let clock: FakeClock;
  let store: MemoryTextStore;
  beforeEach(() => {
    [talk, modals, clock, store] = [aTalkGateway(), new Modals(), new FakeClock(), new MemoryTextStore()];
    const subject = {
      kind: 'order' as const,
      id: 11,
      title: 'U-100012',
      image: null,
      open: true,
      orderToken: null,
    };
    talk.talk = aConversation({ side: 'asker', subject, messages: [], unread: 0 });
  });

  async function onThePage(token: string | null = null): Promise<OrderConversation> {
    const tools = {
      conversations: conversationsOf(talk),
      drafts: new StoredFormDrafts(store),
      modals,
      rules: async () => conversationRules,
      newAbort: () => new AbortController(),
    };
    const linked = new LinkedConversation(tools, clock, new MemoryConversationEvents());
    const page = new OrderConversation(tools, ORDER, token, linked);
    await page.onEnter();
    await settled();
    return page;
  }
  const said = ({ open }: OrderConversation) => open?.conversation.messages.map(({ text }) => text);

  it('start with the first one, and continue in the conversation', async () => {
    const page = await onThePage();
    expect(page.open).toBeNull();
    page.form.set('message', '  Кога ще пристигне? ');
    expect(await page.form.submit()).toBe(true);
    expect(talk.inputs('askAboutOrder')).toEqual([
      { token: ORDER.orderToken, vendorOrderId: 11, message: 'Кога ще пристигне?' },
    ]);
    expect(said(page)).toEqual(['Кога ще пристигне?']);
    talk.write('Утре.');
    clock.pass(ASK_AGAIN_MILLISECONDS);
    await settled();
    expect(said(page)).toEqual(['Кога ще пристигне?', 'Утре.']);
  });

  it('are shown when they exist, and are marked as seen', async () => {
    talk.write('Кога ще пристигне?', 'asker');
    talk.write('Утре.', 'poster');
    const page = await onThePage(SECRET);
    expect(said(page)).toEqual(['Кога ще пристигне?', 'Утре.']);
    expect(talk.seenUpTo).toEqual([2]);
  });

  it('keep the draft and show the error after a rejection', async () => {
    const page = await onThePage();
    page.form.set('message', 'Вижте example.com');
    expect(await page.form.submit()).toBe(false);
    expect(page.form.errors).toEqual({ message: 'error-message-links' });
    page.form.set('message', 'Кога ще пристигне?');
    talk.refuse = new Failure('error-order-not-sent-yet', {}, 'conflict');
    expect(await page.form.submit()).toBe(false);
    expect((await onThePage()).form.values.message).toBe('Кога ще пристигне?');
  });

  it('that can’t be read show an error, and are not requested again', async () => {
    talk.refuse = new Failure('error-connection', {}, 'unreachable');
    const page = await onThePage(SECRET);
    expect([page.open, modals.notification?.message.key]).toEqual([null, 'error-connection']);
    page.look(false);
    page.look(true);
    await settled();
    expect(talk.reads).toBe(1);
  });
});
