import type { Call, Operation } from '../../../api/operation.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';
import type { AnyCall, HttpClient } from './http-client.ts';

/** A call whose request accepts the input and whose response has the right type. */
type CallFor<Input, Answer> = Pick<AnyCall, 'method' | 'path' | 'guarded' | 'idempotent' | 'byItself'> &
  Pick<Call<Operation>, 'inQuery'> & { signature?: (input: Input) => Answer };

export type CallsOf<Port> = {
  readonly [Name in keyof Port]: Port[Name] extends (
    input: infer Input,
    signal?: CancelSignal,
  ) => Promise<infer Answer>
    ? CallFor<Exclude<Input, undefined>, Answer>
    : never;
};

/**
 * Implements a port by calling one operation per method. The input fills the path's parameters by name. The
 * rest is the body, or the query of GET and DELETE.
 */
export function httpGateway<Port>(http: HttpClient, calls: CallsOf<Port>): Port {
  const methods = Object.entries<CallFor<never, unknown>>(calls).map(([name, call]) => [
    name,
    (input: object = {}, signal?: CancelSignal) => http.send({ ...requestOf(call, input), signal }),
  ]);
  return Object.fromEntries(methods) as Port;
}

/** Distributes a gateway's input over path, query and body; undefined fields are omitted. */
export function requestOf(
  { inQuery = [], ...call }: Omit<CallFor<never, unknown>, 'signature'>,
  input: object,
): AnyCall {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const isInPath = (name: string) => call.path.includes(`{${name}}`);
  const isInQuery = (name: string) => call.method !== 'POST' || inQuery.includes(name);
  const some = (isWanted: (name: string) => boolean) => {
    const chosen = given.filter(([name]) => isWanted(name));
    return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
  };
  return {
    ...call,
    params: some(isInPath),
    query: some((name) => !isInPath(name) && isInQuery(name)),
    body: some((name) => !isInPath(name) && !isInQuery(name)),
  };
}
