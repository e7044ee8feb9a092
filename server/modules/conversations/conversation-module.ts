import type { FastifyInstance } from 'fastify';
import type { ModuleContext, OnAccountDeleted } from '../../module-context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { serverKey } from '../../platform/secrets.ts';
import { anonymizeAsker } from './anonymize-asker.ts';
import { AnswerAddresses } from './answer-addresses.ts';
import type { ConversationDependencies } from './conversation-dependencies.ts';
import { conversationEvents } from './conversation-events.ts';
import { ConversationMails } from './conversation-mails.ts';
import { conversationRoutes } from './conversation-routes.ts';
import { exportConversations } from './export-conversations.ts';
import { countConversations } from './find-conversation.ts';
import { deleteOldMailAnswers } from './mail-answer-rows.ts';
import { mailAnswerRoute } from './mail-answer-route.ts';
import { mailWaiting } from './mail-messages.ts';
import type { News } from './mail-messages.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'conversations.mail': News;
    'delete-old-mail-answers': unknown;
  }
}

/** Conversations about listings and orders; `mailAnswers` turns on answers by e-mail. */
export async function conversationModule(context: ModuleContext) {
  const { db, clock, texts, addresses, intake, sessions, streams, configuration } = context;
  const { mailAnswers } = configuration;
  const answers = mailAnswers
    ? new AnswerAddresses(mailAnswers.domain, await serverKey(db, 'mail-answers'))
    : null;
  const deps: ConversationDependencies = {
    db,
    clock,
    mails: new ConversationMails(texts, addresses, answers),
  };
  const anonymize: OnAccountDeleted = (transaction, accountId) =>
    anonymizeAsker(deps, transaction, accountId);
  return {
    deps,
    operations: conversationRoutes(deps, intake),
    async serve(server: FastifyInstance) {
      conversationEvents(server, db, sessions, streams);
      if (mailAnswers && answers)
        await mailAnswerRoute(server, { ...deps, answers, intake }, mailAnswers.key);
    },
    exports: [exportConversations],
    onAccountDeleted: [anonymize],
    countUnread: async (accountId: number) => (await countConversations(db, accountId)).unread,
    jobs: {
      'conversations.mail': (news) => mailWaiting(deps, news),
      'delete-old-mail-answers': { at: '17 3 * * *', run: () => deleteOldMailAnswers(db, clock.now()) },
    } satisfies Partial<Jobs>,
  };
}
