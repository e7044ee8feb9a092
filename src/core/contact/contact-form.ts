/** A letter to us, as a person fills it in (BLOG-04). The telephone may be left out. */
export type ContactForm = { name: string; email: string; phone: string; subject: string; message: string };

export const EMPTY_CONTACT: ContactForm = { name: '', email: '', phone: '', subject: '', message: '' };

/** The longest letter, in characters. */
export const MAX_CONTACT_LENGTH = 5_000;
