import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Captcha } from '../../platform/captcha/captcha.ts';
import type { Database } from '../../tables.ts';
import type { Texts } from '../../platform/texts.ts';
import type { CommentMails } from './comment-mails.ts';
import type { ContactMails } from './contact-mails.ts';
import type { NewsletterMails } from './newsletter-mails.ts';

/** What the journal module stands on. */
export type JournalDependencies = {
  db: Kysely<Database>;
  clock: Clock;
  texts: Texts;
  captcha: Captcha;
  letterMails: ContactMails;
  commentMails: CommentMails;
  newsletterMails: NewsletterMails;
};
