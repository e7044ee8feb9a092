/** All conversations of the signed-in user, or the one of a visitor's link. */
export type FollowedMessages = 'inbox' | { token: string };

/** Port to events about new messages, for open pages (TRUST-05). */
export abstract class ConversationEvents {
  /**
   * @param told called on a possible new message, and after each reconnection
   * @returns a function that unsubscribes
   */
  abstract follow(messages: FollowedMessages, told: () => void): () => void;
}
