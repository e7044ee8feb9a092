import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Addresses } from '../../platform/addresses.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';
import type { QuestionMails } from './questions/question-mails.ts';
import type { ReviewMails } from './review-mails.ts';

export type ReviewDependencies = {
  db: Kysely<Database>;
  clock: Clock;
  texts: Texts;
  addresses: Addresses;
  mails: ReviewMails;
  questionMails: QuestionMails;
};
