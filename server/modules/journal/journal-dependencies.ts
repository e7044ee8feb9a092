import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Captcha } from '../../platform/captcha/captcha.ts';
import type { Database } from '../../tables.ts';
import type { Texts } from '../../platform/texts.ts';
import type { CommentMails } from './comment-mails.ts';

export type JournalDependencies = {
  db: Kysely<Database>;
  clock: Clock;
  texts: Texts;
  captcha: Captcha;
  commentMails: CommentMails;
};
