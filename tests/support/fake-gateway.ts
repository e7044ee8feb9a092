import { CONTRACT } from '../../api/contract.ts';
import type { Operation } from '../../api/operation.ts';
import { compileSchema } from '../../server/platform/http/schema-compiler.ts';
import { requestOf } from '../../src/adapters/http/http-gateway.ts';
import type { Failure } from '../../src/core/shared/failure.ts';

type InputOf<Method> = Method extends (input: infer Input, ...rest: never) => unknown
  ? Exclude<Input, undefined>
  : never;
type AnswerOf<Method> = Method extends (...all: never) => Promise<infer Answer> ? Answer : never;

/** Responses of the server by operation. */
export type Handlers<Port> = {
  [Name in keyof Port]?: (input: InputOf<Port[Name]>) => AnswerOf<Port[Name]> | Promise<AnswerOf<Port[Name]>>;
};

export type FakeGateway<Port> = Port & {
  /** A test replaces a handler to change the response. */
  readonly handlers: Handlers<Port>;
  /** Inputs of all calls of an operation, the oldest first. */
  inputs<Name extends keyof Port>(operation: Name): InputOf<Port[Name]>[];
  /** Makes the next call of an operation fail. */
  failOnce(operation: keyof Port, failure: Failure): void;
};

const OPERATIONS = new Map(CONTRACT.map((operation) => [operation.id, operation]));

/**
 * Test double of a gateway with handlers instead of a server. Checks inputs and outputs against the contract.
 * @param state of the handlers; its fields are fields of the double
 * @throws Error for an operation without a handler, or for data that the contract does not allow
 */
export function fakeGateway<Port, State extends object = object>(
  handlers: Handlers<Port> = {},
  state: State = {} as State,
): FakeGateway<Port> & State {
  const calls: { name: string; input: unknown }[] = [];
  const failures = new Map<string, Failure>();
  const call =
    (name: string) =>
    async (input: object = {}) => {
      calls.push({ name, input });
      const operation = OPERATIONS.get(name);
      if (operation) checkInput(operation, input);
      const failure = failures.get(name);
      if (failures.delete(name)) throw failure;
      const handler = (handlers as Record<string, (input: object) => unknown>)[name];
      if (!handler) throw new Error(`The fake gateway has no handler for ${name}`);
      const answer = await handler(input);
      if (operation && answer !== undefined) check(operation.answer, answer, `the answer of ${name}`);
      return answer;
    };
  const own = {
    handlers,
    inputs: (operation: string) => calls.filter(({ name }) => name === operation).map(({ input }) => input),
    failOnce: (operation: string, failure: Failure) => void failures.set(operation, failure),
  };
  const find = (_: object, name: string | symbol) => {
    if (typeof name === 'symbol' || name === 'then') return undefined;
    if (name in own) return own[name as keyof typeof own];
    if (name in state) return state[name as keyof State];
    return name in handlers || OPERATIONS.has(name) ? call(name) : undefined;
  };
  return new Proxy(state, { get: find }) as FakeGateway<Port> & State;
}

function checkInput(operation: Operation, input: object): void {
  const inQuery = Object.keys((operation.query as { properties?: object } | undefined)?.properties ?? {});
  const { params, query, body } = requestOf(
    { method: operation.method, path: operation.path, inQuery },
    input,
  );
  const wanted = Object.entries(query ?? {}).filter(([, value]) => value !== null);
  check(operation.params, params, `the path of ${operation.id}`, 'params');
  check(operation.query, Object.fromEntries(wanted), `the query of ${operation.id}`, 'querystring');
  check(operation.body, body, `the body of ${operation.id}`);
}

function check(schema: Operation['body'], value: unknown, what: string, httpPart = 'body'): void {
  if (!schema) {
    if (Object.keys(value ?? {}).length > 0) throw new Error(`The contract knows nothing of ${what}`);
    return;
  }
  const validate = compileSchema({ schema, httpPart, method: '', url: '' });
  if (validate(JSON.parse(JSON.stringify(value ?? null))) === true) return;
  const [error] = validate.errors ?? [];
  throw new Error(
    `The contract rejects ${what}: ${error?.instancePath} ${error?.message} in ${JSON.stringify(value)}`,
    { cause: value },
  );
}
