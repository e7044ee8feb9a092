import type { Kysely } from 'kysely';
import type { Clock } from '../../../src/core/shared/clock.ts';
import type { Addresses } from '../../platform/addresses.ts';
import type { Configuration } from '../../platform/configuration.ts';
import { serverKey } from '../../platform/server-key.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Database } from '../../tables.ts';
import { AnswerAddresses } from './answer-addresses.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';
import { ConversationMails } from './conversation-mails.ts';

/** Puts together what conversations stand on; `answers` is null where mails are answered by their link alone. */
export async function openConversations({
  db,
  clock,
  texts,
  addresses,
  configuration: { mailAnswers },
}: {
  db: Kysely<Database>;
  clock: Clock;
  texts: Texts;
  addresses: Addresses;
  configuration: Configuration;
}): Promise<ConversationDependencies & { answers: AnswerAddresses | null }> {
  const answers = mailAnswers
    ? new AnswerAddresses(mailAnswers.domain, await serverKey(db, 'mail-answers'))
    : null;
  return { db, clock, answers, mails: new ConversationMails(texts, addresses, answers) };
}
