import type { ContactCommand } from './contact-command.ts';

/** Form of a message to the team, as typed (BLOG-04). The phone is optional. */
export type ContactForm = { name: string; email: string; phone: string; subject: string; message: string };

export const EMPTY_CONTACT: ContactForm = { name: '', email: '', phone: '', subject: '', message: '' };

/** Maximum characters of a message. */
export const MAX_CONTACT_LENGTH = 5_000;

/** Port to messages for the team (BLOG-04). */
export abstract class ContactGateway {
  /** Sends one message for each key. Returns the reference number for the user. */
  abstract sendContactMessage(input: ContactCommand & { key: string }): Promise<{ reference: string }>;
}
