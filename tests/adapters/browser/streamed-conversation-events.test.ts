import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StreamedConversationEvents } from '../../../src/adapters/browser/streamed-conversation-events.ts';
import { conversationEventsContract } from '../../contracts/conversations/conversation-events.contract.ts';
import { FakeClock } from '../../support/fake-clock.ts';

/** Fake EventSource that dispatches events. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeStream.opened.push(this);
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }

  say(): void {
    if (this.readyState !== FakeStream.CLOSED) {
      this.dispatchEvent(Object.assign(new Event('changed'), { data: '' }));
    }
  }
}

beforeEach(() => {
  FakeStream.opened = [];
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => vi.unstubAllGlobals());

describe('Conversation events from the server', () => {
  conversationEventsContract(() => ({
    events: new StreamedConversationEvents(new FakeClock()),
    say: () => FakeStream.opened.at(-1)?.say(),
  }));

  it('use the URL of the inbox or of the conversation link', () => {
    const events = new StreamedConversationEvents(new FakeClock());
    events.follow('inbox', () => {});
    events.follow({ token: 'T' }, () => {});
    expect(FakeStream.opened.map(({ url }) => url)).toEqual([
      '/api/conversation/events',
      '/api/conversation/follow/T/events',
    ]);
  });
});
