import type { ContactCommand } from './contact-command.ts';

/** Port to messages for the team (BLOG-04). */
export abstract class ContactGateway {
  /** Sends one message for each key. Returns the reference number for the user. */
  abstract sendContactMessage(input: ContactCommand & { key: string }): Promise<{ reference: string }>;
}
