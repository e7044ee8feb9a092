import type { ContactCommand } from './contact-command.ts';

/** Takes letters to us (BLOG-04). */
export abstract class ContactGateway {
  /** @param key makes a second sending the same letter. @returns the reference number that people quote. */
  abstract send(command: ContactCommand, key: string): Promise<string>;
}
