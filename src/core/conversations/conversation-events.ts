/** All of the signed-in person's conversations, or the one behind a visitor's link. */
export type FollowedMessages = 'inbox' | { token: string };

/** Tells an open page of what others write (TRUST-05). */
export abstract class ConversationEvents {
  /**
   * @param told that something may be new, each time it is listened to anew too
   * @returns what ends it
   */
  abstract follow(messages: FollowedMessages, told: () => void): () => void;
}
