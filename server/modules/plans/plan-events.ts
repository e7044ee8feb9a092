import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { Key, strict, Token } from '../../../api/schema.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { STREAM_ROUTE } from '../../platform/http/event-streams.ts';
import type { EventStreams, ServerEvent } from '../../platform/http/event-streams.ts';
import type { SessionReader } from '../../platform/http/signed-in.ts';
import type { PlanDependencies } from './own-plans.ts';
import { linkOf, linkSubject } from './plan-links.ts';
import { loadPlan, planSubject, unknownPlan } from './stored-plan.ts';

const Own = strict({ id: Key });
const Shared = strict({ token: Token });

/** Event with the plan's new version; without one, clients reload the plan. */
const changed = (version: string | null): ServerEvent => ({ event: 'changed', data: version ?? '' });

/** Server-sent events of a plan's changes, and of the end of its link (PLAN-08). */
export function planEvents(
  server: FastifyInstance,
  { db }: PlanDependencies,
  sessions: SessionReader,
  streams: EventStreams,
): void {
  server.get<{ Params: Static<typeof Own> }>(
    '/api/plan/:id/events',
    { schema: { params: Own }, ...STREAM_ROUTE },
    async (request, reply) => {
      const account = await sessions.of(request);
      if (!account) throw new Failure('error-login-required', {}, 'login-required');
      const key = { accountId: account.id, id: request.params.id };
      if (!(await loadPlan(db, key))) unknownPlan();
      streams.answer(request, reply, { [planSubject(key)]: changed }, `account:${account.id}`);
    },
  );

  server.get<{ Params: Static<typeof Shared> }>(
    '/api/shared-plan/:token/events',
    { schema: { params: Shared }, ...STREAM_ROUTE },
    async (request, reply) => {
      const { key, access } = await linkOf(db, request.params.token);
      streams.answer(request, reply, {
        [planSubject(key)]: changed,
        [linkSubject(key, access)]: (news) =>
          news === null ? changed(null) : { event: 'ended', data: '', last: true },
      });
    },
  );
}
