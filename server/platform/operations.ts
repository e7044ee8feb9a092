import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Operation, ParamsOf, QueryOf } from '../../api/operation.ts';
import { Refusal } from '../../api/schema.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../src/core/shared/language.ts';
import type { Language } from '../../src/core/shared/language.ts';

/** What an operation's handler is given. */
export type Call<Definition> = {
  params: ParamsOf<Definition>;
  query: QueryOf<Definition>;
  body: BodyOf<Definition>;
  /** The language of the request (LANG-06, LANG-09). */
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** An operation of the contract with what does it. */
export type Implementation = {
  operation: Operation;
  register(app: FastifyInstance, callsPerMinute: number): void;
};

type Options = {
  /** The share of the calls a minute from one address that this operation allows; 1/20 of 600 is 30. */
  shareOfLimit?: number;
  /** Seconds that anybody may keep the answer; without it nobody keeps it. */
  cacheSeconds?: number;
};

/** Ties a handler to an operation: what comes in and goes out is held to the contract's schemas. */
export function implement<Definition extends Operation>(
  operation: Definition,
  handle: (call: Call<Definition>) => Promise<AnswerOf<Definition>>,
  options: Options = {},
): Implementation {
  return {
    operation,
    register(app, callsPerMinute) {
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
        ...(options.shareOfLimit && {
          config: {
            rateLimit: { max: Math.ceil(callsPerMinute * options.shareOfLimit), timeWindow: 60_000 },
          },
        }),
        handler: async (request, reply) => {
          const answered = await handle({
            params: request.params as ParamsOf<Definition>,
            query: request.query as QueryOf<Definition>,
            body: request.body as BodyOf<Definition>,
            language: languageOf(request),
            request,
            reply,
          });
          const keep = options.cacheSeconds;
          reply.header('vary', 'X-Accept-Language');
          reply.header('cache-control', keep ? `public, max-age=${keep}` : 'private, no-store');
          return reply.status(status).send(answered);
        },
      });
    },
  };
}

/** The language header of the API, else the default (LANG-06). */
export function languageOf(request: FastifyRequest): Language {
  const wanted = request.headers['x-accept-language'];
  return isLanguage(wanted) ? wanted : DEFAULT_LANGUAGE;
}
