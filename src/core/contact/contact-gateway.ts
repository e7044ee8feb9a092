import type { ContactCommand } from './contact-command.ts';

/** Port to messages to the team (BLOG-04). */
export abstract class ContactGateway {
  /**
   * @param key idempotency key; a repeated request has no second effect
   * @returns the reference number for the user
   */
  abstract send(command: ContactCommand, key: string): Promise<string>;
}
