import { MemoryTextStore } from '../../src/adapters/storage/memory-text-store.ts';
import { StoredFormDrafts } from '../../src/adapters/storage/stored-form-drafts.ts';
import type { UserInfo } from '../../src/core/accounts/account.ts';
import { conversationRules } from '../../src/core/conversations/conversation-commands.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import type { Query } from '../../src/core/site/paths.ts';
import {
  FollowedConversationScreen,
  LinkedConversation,
} from '../../src/view-models/conversations/linked-conversation.ts';
import { MessagesScreen } from '../../src/view-models/conversations/messages-screen.ts';
import { ASK_AGAIN_MILLISECONDS } from '../../src/view-models/site/poller.ts';
import { Modals } from '../../src/view-models/site/modals.ts';
import { aSession, aUser } from './a-session.ts';
import { FakeClock } from './fake-clock.ts';
import { settled } from './settled.ts';
import { MemoryConversationEvents } from './memory/memory-conversation-events.ts';

import { aConversation, aTalkGateway, conversationsOf, SECRET } from './a-talk-gateway.ts';

const { signal } = new AbortController();

/** Conversation with the screens of both participants. */
export function aTalk() {
  const talk = aTalkGateway();
  const modals = new Modals();
  const clock = new FakeClock();
  const store = new MemoryTextStore();
  const events = new MemoryConversationEvents();
  const tools = {
    conversations: conversationsOf(talk),
    drafts: new StoredFormDrafts(store),
    modals,
    rules: async () => conversationRules,
    newAbort: () => new AbortController(),
  };

  function anInbox(user: UserInfo | null = aUser()) {
    const { session } = aSession(user);
    const screen = new MessagesScreen(tools, session, clock, events);
    const visit = (query: Query) => screen.load({ route: 'AdminMessages', params: {}, query, signal });
    return { screen, visit };
  }

  /** Screen of the offer's author, with the conversation open. */
  async function theOpen() {
    const { screen, visit } = anInbox();
    await visit({ conversation: ['3'] });
    screen.onEnter();
    await settled();
    if (!screen.open) throw new Error('No conversation is open');
    return { screen, visit, open: screen.open };
  }

  /** Screen of the visitor, opened by the secret link. */
  async function theFollowed() {
    talk.talk = aConversation({ side: 'asker', other: { name: 'Мария', picture: null } });
    const screen = new FollowedConversationScreen(new LinkedConversation(tools, clock, events));
    const params = { token: SECRET };
    await screen.load({ route: 'FollowedConversation', params, query: {}, signal });
    screen.onEnter();
    await settled();
    return screen;
  }

  async function anAskLater(): Promise<void> {
    clock.pass(ASK_AGAIN_MILLISECONDS);
    await settled();
  }

  /** Delays the next responses until the returned function is called. */
  function hold(): () => Promise<void> {
    let arrive = () => {};
    talk.slow = new Promise((resolve) => (arrive = resolve));
    return async () => {
      talk.slow = null;
      arrive();
      await settled();
    };
  }

  /** Simulates an end by the other participant: the next action is rejected. */
  function closeMeanwhile(): void {
    talk.talk = { ...talk.talk, closed: true };
    talk.refuse = new Failure('error-conversation-closed', {}, 'conflict');
  }

  return { talk, events, modals, store, anInbox, theOpen, theFollowed, anAskLater, hold, closeMeanwhile };
}
