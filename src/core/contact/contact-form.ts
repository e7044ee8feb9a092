/** Form of a message to the team, as typed (BLOG-04). The phone is optional. */
export type ContactForm = { name: string; email: string; phone: string; subject: string; message: string };

export const EMPTY_CONTACT: ContactForm = { name: '', email: '', phone: '', subject: '', message: '' };

/** Maximum characters of a message. */
export const MAX_CONTACT_LENGTH = 5_000;
