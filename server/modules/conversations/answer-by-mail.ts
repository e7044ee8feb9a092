import type { FastifyBaseLogger } from 'fastify';
import { answerIn } from '../../../src/core/conversations/answer-in-mail.ts';
import { AnswerCommand } from '../../../src/core/conversations/conversation-commands.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { FailureKind } from '../../../src/core/shared/failure.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { isWithinLimit } from '../../platform/http/attempt-limits.ts';
import type { IncomingMail } from '../../platform/mail/incoming-mail.ts';
import type { PictureIntake } from '../../platform/pictures/picture-intake.ts';
import { throwFieldErrors } from '../properties/editor/save-property.ts';
import type { AnswerAddresses } from './answer-addresses.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';
import { findConversation } from './find-conversation.ts';
import type { Found } from './find-conversation.ts';
import { isProcessed, claimMail } from './mail-answer-rows.ts';
import { countMessages, writeAnswer } from './write-message.ts';

export type MailAnswerDependencies = ConversationDependencies & {
  answers: AnswerAddresses;
  intake: PictureIntake;
};

/** Errors that the sender can correct; the mail server retries after others. */
const REPORTED_KINDS: readonly FailureKind[] = [
  'invalid',
  'malformed',
  'conflict',
  'not-allowed',
  'too-large',
  'too-many',
];
/** Limit of error mails per hour, because the sender may be a machine. */
const MAX_NOTICES = { most: 5, minutes: 60 };

/**
 * Accepts an e-mail reply to a conversation (TRUST-05, decision 20). Idempotent. Ignores automatic replies.
 * If the reply is rejected, sends the reason to the recipient of our mail.
 * @throws Failure `not-found` for an unknown address, `unavailable`
 */
export async function answerByMail(
  deps: MailAnswerDependencies,
  mail: IncomingMail,
  log: FastifyBaseLogger,
): Promise<void> {
  const [reader] = mail.recipients.flatMap((address) => deps.answers.read(address) ?? []);
  if (!reader) throw new Failure('error-conversation-not-found', {}, 'not-found');
  const found = await findConversation(deps.db, reader);
  if (mail.isAutomatic || (await isProcessed(deps.db, mail.id))) return;
  try {
    await storeAnswer(deps, found, mail, log);
  } catch (error) {
    if (!(error instanceof Failure) || !REPORTED_KINDS.includes(error.kind)) throw error;
    await notifySender(deps, found, mail, error, log);
  }
}

async function storeAnswer(
  deps: MailAnswerDependencies,
  { row, side }: Found,
  mail: IncomingMail,
  log: FastifyBaseLogger,
): Promise<void> {
  const { db, clock, intake } = deps;
  if (mail.sender !== row[`${side}_email`].toLowerCase()) {
    throw new Failure('error-mail-other-sender', {}, 'not-allowed');
  }
  if (mail.files.length > 0) throw new Failure('error-mail-files', {}, 'invalid');
  const command = new AnswerCommand(
    answerIn(mail.text),
    mail.pictures.map((_, at) => `picture ${at}`),
  );
  throwFieldErrors(command.errors());
  await countMessages(db, side, row, clock.now());
  const accountId = row[`${side}_id`];
  const pictures: string[] = [];
  for (const bytes of mail.pictures) {
    pictures.push((await intake.storeReceived(bytes, accountId, log)).key);
  }
  await inTransaction(db, async (transaction) => {
    if (!(await claimMail(transaction, mail.id, clock.now()))) return;
    const written = { text: command.message, pictures, sender: accountId };
    await writeAnswer(deps, transaction, { id: row.id, side }, written);
  });
}

async function notifySender(
  { db, mails, clock }: MailAnswerDependencies,
  { row, side }: Found,
  mail: IncomingMail,
  { messageKey, fields }: Failure,
  log: FastifyBaseLogger,
): Promise<void> {
  const limited = `answers of ${side} in ${row.id} not taken`;
  if (!(await isWithinLimit(db, limited, MAX_NOTICES, clock.now()))) {
    log.warn(
      { conversation: row.id, reason: messageKey },
      'an answer by e-mail was rejected without a reply',
    );
    return;
  }
  await inTransaction(db, async (transaction) => {
    if (!(await claimMail(transaction, mail.id, clock.now()))) return;
    await mails.notTaken(transaction, row, side, Object.values(fields)[0] ?? messageKey);
  });
}
