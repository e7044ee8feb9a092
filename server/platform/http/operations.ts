import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Operation, ParamsOf, QueryOf } from '../../../api/operation.ts';
import { Refusal } from '../../../api/schema.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../../src/core/shared/language.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Subject } from '../database/changes.ts';
import { networkOf } from './client-network.ts';
import { reportShownSubjects } from './shown-subjects.ts';
import type { SessionReader, SignedIn } from './signed-in.ts';

/** Who calls: somebody for certain where only people with an account may, else perhaps nobody. */
type AccountOf<Definition> = Definition extends { callers: readonly ('user' | 'agency' | 'vendor')[] }
  ? SignedIn
  : SignedIn | null;

/** What an operation's handler is given. */
export type Call<Definition> = {
  params: ParamsOf<Definition>;
  query: QueryOf<Definition>;
  body: BodyOf<Definition>;
  account: AccountOf<Definition>;
  /** The language of the request (LANG-06, LANG-09). */
  language: Language;
  /** What the caller is counted by where nobody is signed in: the address, or its network. */
  sender: string;
  /** A captcha was solved for this very call: caps ask for one instead of refusing. */
  isProven: boolean;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What every operation stands on. */
export type Surroundings = {
  callsPerMinute: number;
  sessions: SessionReader;
  captcha: Captcha;
  /** Hears what each operation was asked and has answered, over HTTP and by pages. */
  onAnswer?: (operation: string, asked: object, answer: unknown) => void;
};

/** An operation of the contract with what does it. */
export type Implementation = {
  operation: Operation;
  register(app: FastifyInstance, surroundings: Surroundings): void;
};

declare module 'fastify' {
  interface FastifyRequest {
    account: SignedIn | null;
  }
}

type Options = {
  /** The share of the calls a minute from one address that this operation allows; 1/20 of 600 is 30. */
  shareOfLimit?: number;
  /** Seconds that anybody may keep the answer; without it nobody keeps it. */
  cacheSeconds?: number;
  /** Seconds that it may wait for the database, where 3 (10 where it writes) are too few. */
  databaseSeconds?: number;
  /** It only reads, and may be some seconds old: a replica may be asked (`route-reads.ts`). */
  readsReplica?: true;
};

type ReadOptions<Definition> = Options & {
  /**
   * What an answer shows: pages that are made of nothing else may be kept until one of them changes. Never of what is
   * somebody's own.
   */
  shows: (answer: AnswerOf<Definition>) => readonly Subject[];
};

/** The parts of a call that an answer for everybody may depend on. */
type Read<Definition> = Pick<Call<Definition>, 'params' | 'query' | 'body' | 'account' | 'language'>;

/** Ties a handler to an operation: what comes in and goes out is held to the contract's schemas. */
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
    register(app, { callsPerMinute, sessions, captcha, onAnswer }) {
      const { params, query, body, answer, status = 200 } = operation as Operation;
      app.route({
        method: operation.method,
        url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
        schema: {
          ...(params && { params }),
          querystring: query ?? { type: 'object', additionalProperties: false },
          ...(body && { body }),
          response: { [status]: answer, '4xx': Refusal, '5xx': Refusal },
        },
        config: {
          ...(options.databaseSeconds && { databaseSeconds: options.databaseSeconds }),
          ...(options.readsReplica && { readsReplica: true }),
          ...(options.shareOfLimit && {
            rateLimit: { max: Math.ceil(callsPerMinute * options.shareOfLimit), timeWindow: 60_000 },
          }),
        },
        // Before the body is read: who may not call sends nothing here.
        onRequest: async (request) => {
          request.account = await sessions.of(request);
          refuseStranger(operation, request.account);
        },
        handler: async (request, reply) => {
          const answered = await handle({
            params: request.params as ParamsOf<Definition>,
            query: request.query as QueryOf<Definition>,
            body: request.body as BodyOf<Definition>,
            account: request.account as AccountOf<Definition>,
            language: languageOf(request),
            sender: networkOf(request.ip),
            isProven: operation.captcha === true && (await isProven(captcha, request)),
            request,
            reply,
          });
          onAnswer?.(operation.id, askedOf(request), answered);
          if (options.shows) reportShownSubjects(options.shows(answered));
          const keep = options.cacheSeconds;
          reply.header('vary', 'X-Accept-Language');
          reply.header('cache-control', keep ? `public, max-age=${keep}` : 'private, no-store');
          return reply.status(status).send(answered);
        },
      });
    },
  };
}

const askedOf = ({ query, body }: { query: unknown; body: unknown }): object => ({
  ...(query as object | undefined),
  ...(body as object | undefined),
});

/** The contract's `callers`, enforced for every operation alike (ROLE-05). @throws Failure `login-required` or `not-allowed`. */
function refuseStranger({ callers }: Operation, account: SignedIn | null): void {
  if (callers.some((caller) => caller === 'anyone' || caller === 'link')) return;
  if (!account) throw new Failure('error-login-required', {}, 'login-required');
  if (!callers.includes(account.type)) throw new Failure('error-not-allowed', {}, 'not-allowed');
}

/** Takes the captcha that came along, if one did. @throws Failure `invalid` `captcha-failed`, `unavailable` `captcha-unavailable` */
async function isProven(captcha: Captcha, { headers }: FastifyRequest): Promise<boolean> {
  const answer = headers['x-captcha'];
  if (typeof answer !== 'string') return false;
  await captcha.check(answer, 'attempt');
  return true;
}

/** The language header of the API, else the default (LANG-06). */
export function languageOf(request: FastifyRequest): Language {
  const wanted = request.headers['x-accept-language'];
  return isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
}
