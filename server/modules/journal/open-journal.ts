import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Addresses } from '../../platform/addresses.ts';
import type { Captcha } from '../../platform/captcha/captcha.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { Database } from '../../tables.ts';
import type { Texts } from '../../platform/texts.ts';
import { CommentMails } from './comment-mails.ts';
import type { JournalDependencies } from './journal-dependencies.ts';

type Surroundings = {
  db: Kysely<Database>;
  clock: Clock;
  texts: Texts;
  addresses: Addresses;
  configuration: Configuration;
  captcha: Captcha;
};

export function openJournal({
  db,
  clock,
  texts,
  addresses,
  configuration,
  captcha,
}: Surroundings): JournalDependencies {
  return {
    db,
    clock,
    texts,
    captcha,
    commentMails: new CommentMails(texts, addresses, configuration.teamEmail),
  };
}
