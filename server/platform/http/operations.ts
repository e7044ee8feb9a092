import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Operation, ParamsOf, QueryOf } from '../../../api/operation.ts';
import { ErrorBody } from '../../../api/schema.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../../src/core/shared/language.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Subject } from '../database/change-notifications.ts';
import { networkOf } from './client-network.ts';
import { reportShownSubjects } from './shown-subjects.ts';
import { extentOf, isTeamOperation } from '../../../src/core/team/permissions.ts';
import { accountOf } from './api-key-access.ts';
import type { AccountReaders } from './api-key-access.ts';
import { ensureArea } from './signed-in.ts';
import type { SignedIn, SignedInMember, TeamSessionReader } from './signed-in.ts';
import { CONTRACT } from '../../../api/contract.ts';

/** The account of a caller: present if the operation requires one, otherwise perhaps null. */
type AccountOf<Definition> = Definition extends { callers: readonly ('user' | 'agency' | 'vendor')[] }
  ? SignedIn
  : SignedIn | null;

/** The member of the team who calls; null for operations of other callers. */
type MemberOf<Definition> = Definition extends { callers: readonly ['team'] } ? SignedInMember : null;

export type Call<Definition> = {
  params: ParamsOf<Definition>;
  query: QueryOf<Definition>;
  body: BodyOf<Definition>;
  account: AccountOf<Definition>;
  member: MemberOf<Definition>;
  /** Language of the request (LANG-06, LANG-09). */
  language: Language;
  /** Key that counts callers without an account: address or network. */
  sender: string;
  /** True if a captcha was solved for this call, so that limits do not refuse it. */
  isProven: boolean;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type OperationContext = AccountReaders & {
  callsPerMinute: number;
  teamSessions: TeamSessionReader;
  captcha: Captcha;
  /** Called with each operation's input and answer, over HTTP and by pages. */
  onAnswer?: ((operation: string, input: object, answer: unknown) => void) | undefined;
};

/** An operation of the contract with its handler. */
export type Implementation = {
  operation: Operation;
  register(app: FastifyInstance, surroundings: OperationContext): void;
};

declare module 'fastify' {
  interface FastifyRequest {
    account: SignedIn | null;
    member: SignedInMember | null;
  }
}

type Options = {
  /** Share of the rate limit per minute; 1/20 of 600 is 30. */
  shareOfLimit?: number;
  /** Seconds of `Cache-Control`; without it answers are not cached. */
  cacheSeconds?: number;
  /** Seconds for all statements, if 3 (10 for writes) are too few. */
  databaseSeconds?: number;
  /** True if the operation only reads and may be some seconds old (`route-reads.ts`). */
  readsReplica?: true;
};

type ReadOptions<Definition> = Options & {
  /**
   * Subjects of the answer: a page that shows nothing else may be cached until one of them changes. Never for
   * private data.
   */
  shows: (answer: AnswerOf<Definition>) => readonly Subject[];
};

/** Parts of a call that a public answer may depend on. */
type Read<Definition> = Pick<Call<Definition>, 'params' | 'query' | 'body' | 'account' | 'language'>;

/** Connects a handler to an operation; input and answer are validated by the contract's schemas. */
export function implement<Definition extends Operation>(
  operation: Definition,
  read: (call: Read<Definition>) => Promise<AnswerOf<Definition>>,
  options: ReadOptions<Definition>,
): Implementation;
export function implement<Definition extends Operation>(
  operation: Definition,
  handle: (call: Call<Definition>) => Promise<AnswerOf<Definition>>,
  options?: Options & { shows?: never },
): Implementation;
export function implement<Definition extends Operation>(
  operation: Definition,
  handle: (call: Call<Definition>) => Promise<AnswerOf<Definition>>,
  options: Options & Partial<ReadOptions<Definition>> = {},
): Implementation {
  return {
    operation,
    register(app, { callsPerMinute, teamSessions, captcha, onAnswer, ...readers }) {
      const { params, query, body, answer, status = 200 } = operation as Operation;
      app.route({
        method: operation.method,
        url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
        schema: {
          ...(params && { params }),
          querystring: query ?? { type: 'object', additionalProperties: false },
          ...(body && { body }),
          response: { [status]: answer, '4xx': ErrorBody, '5xx': ErrorBody },
        },
        config: {
          ...(options.databaseSeconds && { databaseSeconds: options.databaseSeconds }),
          ...(options.readsReplica && { readsReplica: true }),
          ...(options.shareOfLimit && {
            rateLimit: { max: Math.ceil(callsPerMinute * options.shareOfLimit), timeWindow: 60_000 },
          }),
        },
        // Checked before the body is read.
        onRequest: async (request, reply) => {
          if (operation.callers.includes('team')) {
            request.member = await teamSessions.of(request);
            rejectOutsider(operation, request.member, request.params as Record<string, string>);
            return;
          }
          request.account = await accountOf(operation, request, reply, readers);
          rejectStranger(operation, request.account);
          // The link of a mail needs no role.
          if (operation.area && !isByLink(operation, request)) ensureArea(request.account, operation.area);
        },
        handler: async (request, reply) => {
          const answered = await handle({
            params: request.params as ParamsOf<Definition>,
            query: request.query as QueryOf<Definition>,
            body: request.body as BodyOf<Definition>,
            account: request.account as AccountOf<Definition>,
            member: request.member as MemberOf<Definition>,
            language: languageOf(request),
            sender: networkOf(request.ip),
            isProven: operation.captcha === true && (await isProven(captcha, request)),
            request,
            reply,
          });
          onAnswer?.(operation.id, inputOf(request), answered);
          if (options.shows) reportShownSubjects(options.shows(answered));
          const maxAge = options.cacheSeconds;
          reply.header('vary', 'X-Accept-Language');
          reply.header('cache-control', maxAge ? `public, max-age=${maxAge}` : 'private, no-store');
          return reply.status(status).send(answered);
        },
      });
    },
  };
}

const inputOf = ({ query, body }: { query: unknown; body: unknown }): object => ({
  ...(query as object | undefined),
  ...(body as object | undefined),
});

/**
 * Enforces the contract's `callers` (ROLE-05).
 * @throws Failure `login-required` or `not-allowed`
 */
function rejectStranger({ callers }: Operation, account: SignedIn | null): void {
  if (callers.some((caller) => caller === 'anyone' || caller === 'link')) return;
  if (!account) throw new Failure('error-login-required', {}, 'login-required');
  if (!callers.includes(account.type)) throw new Failure('error-not-allowed', {}, 'not-allowed');
}

const isByLink = ({ callers }: Operation, { query }: FastifyRequest): boolean =>
  callers.includes('link') && (query as { access?: unknown }).access !== undefined;

/**
 * Enforces the permission of an operation of the team (TEAM-02).
 * @throws Failure `login-required`, `not-allowed`, or `not-found` for an unknown resource or action
 */
function rejectOutsider(
  { permission }: Operation,
  member: SignedInMember | null,
  params: Record<string, string>,
): void {
  const name = permission?.replace(/\{(\w+)\}/g, (_, parameter: string) => params[parameter] ?? '');
  ensurePermitted(name, member);
}

/**
 * Requires a member with a permission, or any member without a name.
 * @throws Failure `login-required`, `not-allowed`, or `not-found` for an unknown permission
 */
export function ensurePermitted(name: string | undefined, member: SignedInMember | null): SignedInMember {
  if (!member) throw new Failure('error-team-login-required', {}, 'login-required');
  if (name === undefined) return member;
  if (!isTeamOperation(name)) throw new Failure('error-not-found', {}, 'not-found');
  if (extentOf(member.roles, name) === null) throw new Failure('error-team-not-allowed', {}, 'not-allowed');
  return member;
}

/**
 * Consumes the captcha of a request, if it has one.
 * @throws Failure `invalid` `captcha-failed`, `unavailable` `captcha-unavailable`
 */
async function isProven(captcha: Captcha, { headers }: FastifyRequest): Promise<boolean> {
  const answer = headers['x-captcha'];
  if (typeof answer !== 'string') return false;
  await captcha.check(answer, 'attempt');
  return true;
}

/** Language header of the API, else the default (LANG-06). */
export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['x-accept-language'];
  return isLanguage(header) ? header : DEFAULT_LANGUAGE;
}

/** Registers every operation of the contract exactly once, and nothing else (CALL-01). */
export function registerContract(
  server: FastifyInstance,
  surroundings: OperationContext,
  implementations: Implementation[],
): void {
  const done = implementations.map(({ operation }) => operation.id);
  const missing = CONTRACT.filter(({ id }) => done.filter((one) => one === id).length !== 1);
  if (missing.length > 0 || done.length !== CONTRACT.length) {
    throw new Error(`Not done exactly once: ${missing.map(({ id }) => id).join(', ')}`);
  }
  for (const implementation of implementations) implementation.register(server, surroundings);
}
