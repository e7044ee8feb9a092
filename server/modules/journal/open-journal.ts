import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Addresses } from '../../platform/addresses.ts';
import { openCaptcha } from '../../platform/captcha/open-captcha.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { Database } from '../../tables.ts';
import type { Texts } from '../../platform/texts.ts';
import { CommentMails } from './comment-mails.ts';
import { ContactMails } from './contact-mails.ts';
import type { JournalDependencies } from './journal-dependencies.ts';
import { NewsletterMails } from './newsletter-mails.ts';

type Surroundings = {
  db: Kysely<Database>;
  clock: Clock;
  texts: Texts;
  addresses: Addresses;
  configuration: Configuration;
  log: Logger;
};

/** Puts the journal module together. */
export function openJournal({
  db,
  clock,
  texts,
  addresses,
  configuration,
  log,
}: Surroundings): JournalDependencies {
  const { teamEmail } = configuration;
  return {
    db,
    clock,
    texts,
    captcha: openCaptcha(configuration, db, clock, log),
    letterMails: new ContactMails(texts, teamEmail),
    commentMails: new CommentMails(texts, addresses, teamEmail),
    newsletterMails: new NewsletterMails(texts, addresses),
  };
}
