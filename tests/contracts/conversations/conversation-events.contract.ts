import { describe, expect, it } from 'vitest';
import type { ConversationEvents } from '../../../src/core/conversations/conversations.ts';

/** `say` sends a message of the other participant. */
type World = { events: ConversationEvents; say: () => void };

/** Contract of conversation events (TRUST-05). */
export function conversationEventsContract(makeWorld: () => World): void {
  describe('New messages', () => {
    it.each(['inbox', { token: 'a-secret' }] as const)(
      'are reported to subscribers of %j until they unsubscribe',
      (what) => {
        const { events, say } = makeWorld();
        let times = 0;
        const end = events.follow(what, () => (times += 1));
        say();
        say();
        expect(times).toBe(2);
        end();
        say();
        expect(times).toBe(2);
      },
    );
  });
}
