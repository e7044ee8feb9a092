import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../../api/operation.ts';
import { statusOf } from '../../../api/failure-status.ts';
import type { Language } from '../../../src/core/shared/language.ts';
import type { Subject } from '../database/changes.ts';
import { DatabaseTime, REQUEST_SECONDS } from '../database/database-time.ts';
import { readFromReplica } from '../database/replica-reads.ts';
import { inPart } from '../tracing/spans.ts';
import type { AnswerCache, SharedAnswer } from './answer-cache.ts';
import type { SignedIn } from './signed-in.ts';
import { failureOf, logRefusal, refusalOf } from './refusals.ts';
import { ensureStorable } from './reject-null-bytes.ts';
import { compileAnswer, compileSchema } from './schema-compiler.ts';

/** What a read is given. */
export type ReadCall = {
  params: unknown;
  query: unknown;
  body: unknown;
  language: Language;
  account: SignedIn | null;
};

/** An operation that only reads what anybody may see, and says what its answer shows. */
export type PublicRead = {
  operation: Operation;
  databaseSeconds?: number;
  readsReplica?: boolean;
  read(call: ReadCall): Promise<{ answer: unknown; subjects: readonly Subject[] }>;
  /** Hears what was asked and is answered. */
  hear?: (asked: Asked, answer: unknown) => void;
};

/** An operation's method and path, and what goes with it. */
type Question = { method: string; path: string; params?: unknown; query?: unknown; body?: unknown };

type Asked = Omit<ReadCall, 'account'>;

/** `subjects` is null where the answer is a refusal. */
export type ReadAnswer = Pick<SharedAnswer, 'answer'> & { subjects: readonly Subject[] | null };

/**
 * The operations that pages are made of, for pages that are rendered in this process: held to the contract's schemas and
 * refused as over HTTP, without a request of their own.
 */
export class PublicReads {
  private readonly reads = new Map<string, (asked: Asked, asker: Asker) => Promise<ReadAnswer>>();

  /** @param cache without it each answer is read anew */
  constructor(private readonly cache?: AnswerCache) {}

  add(read: PublicRead): void {
    const { method, path } = read.operation;
    this.reads.set(`${method} ${path}`, answering(read, this.cache));
  }

  /** @returns null where the operation is none of these. */
  ask(question: Question, language: Language, asker: Asker): Promise<ReadAnswer> | null {
    const { method, path, params, query, body } = question;
    const read = this.reads.get(`${method} ${path}`);
    return read?.({ params: addressed(params), query: addressed(query), body, language }, asker) ?? null;
  }
}

/** Who asks: the request for the page, and whose account that is. */
export type Asker = {
  request: Pick<FastifyRequest, 'id' | 'log'>;
  account: () => Promise<SignedIn | null>;
  /** Answers may be some seconds behind: replicas may answer. */
  mayReadReplica: boolean;
  /** Answers may come from memory; not for a page that is kept itself, since ages would add up, nor for who has just written. */
  mayReadCache: boolean;
};

/** An address knows only texts, and leaves out what is not there. */
function addressed(values: unknown): Record<string, unknown> {
  const given = Object.entries((values ?? {}) as Record<string, unknown>).flatMap(([name, value]) => {
    const texts = [value].flat().flatMap((one) => (one === undefined || one === null ? [] : [String(one)]));
    return texts.length === 0 ? [] : [[name, texts.length === 1 ? texts[0] : texts]];
  });
  return Object.fromEntries(given) as Record<string, unknown>;
}

function answering(
  { operation, databaseSeconds = REQUEST_SECONDS, readsReplica = false, read, hear }: PublicRead,
  cache: AnswerCache | undefined,
): (asked: Asked, asker: Asker) => Promise<ReadAnswer> {
  const { method, path, params, query, body, answer, status = 200 } = operation;
  const compile = (schema: object | undefined, httpPart: string) =>
    schema && compileSchema({ schema, method, url: path, httpPart });
  const parts = [
    ['params', compile(params, 'params')],
    ['body', compile(body, 'body')],
    ['querystring', compile(query ?? { type: 'object', additionalProperties: false }, 'querystring')],
  ] as const;
  const write = compileAnswer({ schema: answer, method, url: path, httpStatus: String(status) });
  const route = path.replace(/\{(\w+)\}/g, ':$1');

  /** What an answer is, from memory where it is the same for everybody. */
  const answerOf = async (asked: Asked, who: SignedIn | null, asker: Asker): Promise<SharedAnswer> => {
    const key = `${method} ${path} ${JSON.stringify(asked)}`;
    const known = asker.mayReadCache ? cache?.find(key) : undefined;
    if (known) return known;
    let isPersonal = false;
    const call = {
      ...asked,
      get account() {
        isPersonal = true;
        return who;
      },
    };
    const began = performance.now();
    const reading = () => read(call);
    const told = await (readsReplica && asker.mayReadReplica ? readFromReplica(reading) : reading());
    const text = write(told.answer);
    const answer = deeplyFrozen({ status, body: JSON.parse(text) as unknown });
    const answered = { answer, characters: text.length, subjects: told.subjects };
    if (!isPersonal) cache?.keep(key, answered, began);
    return answered;
  };

  const ask = async (asked: Asked, asker: Asker): Promise<ReadAnswer> => {
    // As for a request, the session is looked up before all else, and at the primary.
    const who = await asker.account();
    const values = { params: asked.params, body: asked.body, querystring: asked.query };
    for (const value of Object.values(values)) ensureStorable(value);
    for (const [part, validate] of parts) {
      if (validate && validate(values[part]) !== true) throw new RefusedPart(part, validate.errors);
    }
    // Numbers have been read from the address meanwhile.
    ensureStorable(asked.query);
    const answered = await answerOf(asked, who, asker);
    hear?.(asked, answered.answer.body);
    return answered;
  };
  return (asked, asker) => {
    const { request } = asker;
    const attributes = { 'http.request.method': method, 'http.route': route, 'uyut.request_id': request.id };
    return inPart(`${method} ${route}`, { attributes }, async (span) => {
      const time = DatabaseTime.current ?? new DatabaseTime(databaseSeconds);
      const answered = await time
        .run(() => ask(asked, asker))
        .catch((error: Error) => {
          const failure = failureOf(error);
          logRefusal(error, failure, request.log);
          const refusal = { status: statusOf(failure.kind), body: refusalOf(failure, request.id) };
          return { answer: refusal, subjects: null };
        });
      span?.setAttribute('http.response.status_code', answered.answer.status);
      return answered;
    });
  };
}

function deeplyFrozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null) deeplyFrozen(part);
  }
  return Object.freeze(value);
}

/** What Fastify throws of a part of a request that is not as its schema says. */
class RefusedPart extends Error {
  constructor(
    readonly validationContext: string,
    readonly validation: unknown,
  ) {
    super('A part of the question is not as its schema says');
  }
}
