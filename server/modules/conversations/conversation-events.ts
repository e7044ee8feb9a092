import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Static } from 'typebox';
import { strict, Token } from '../../../api/schema.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { notifyWatchers } from '../../platform/database/change-notifications.ts';
import { STREAM_ROUTE } from '../../platform/http/event-streams.ts';
import type { EventStreams, ServerEvent } from '../../platform/http/event-streams.ts';
import type { SessionReader } from '../../platform/http/signed-in.ts';
import type { Database } from '../../tables.ts';
import { membersFor } from '../accounts/members/member-readers.ts';
import type { ConversationRow } from './conversation-rows.ts';
import { findConversation } from './find-conversation.ts';

const Followed = strict({ token: Token });

const inboxSubject = (accountId: number): string => `inbox:${accountId}`;
const conversationSubject = (id: number): string => `conversation:${id}`;
/** Notification without content. */
const changed = (): ServerEvent => ({ event: 'changed', data: '' });

/** Notifies the open pages of both sides after the commit. */
export async function notifyParticipants(
  transaction: Transaction<Database>,
  { id, vendor_id: vendorId, poster_id, asker_id }: ConversationRow,
): Promise<void> {
  await notifyWatchers(transaction, conversationSubject(id));
  const members = vendorId === null ? [] : await membersFor(transaction, vendorId, 'orders');
  for (const accountId of new Set([poster_id, asker_id, ...members.map((member) => member.id)])) {
    if (accountId !== null) await notifyWatchers(transaction, inboxSubject(accountId));
  }
}

/** Server-sent events of new messages, for an inbox and for the page of a link (TRUST-05). */
export function conversationEvents(
  server: FastifyInstance,
  db: Kysely<Database>,
  sessions: SessionReader,
  streams: EventStreams,
): void {
  server.get('/api/conversation/events', STREAM_ROUTE, async (request, reply) => {
    const account = await sessions.of(request);
    if (!account) throw new Failure('error-login-required', {}, 'login-required');
    streams.answer(request, reply, { [inboxSubject(account.id)]: changed }, `account:${account.id}`);
  });

  server.get<{ Params: Static<typeof Followed> }>(
    '/api/conversation/follow/:token/events',
    { schema: { params: Followed }, ...STREAM_ROUTE },
    async (request, reply) => {
      const { row } = await findConversation(db, request.params);
      streams.answer(request, reply, { [conversationSubject(row.id)]: changed });
    },
  );
}
