import type { AnswerOf, BodyOf, Call, Operation, ParamsOf, QueryOf } from '../../../api/operation.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';

type Given<Name extends string, Value> = undefined extends Value
  ? { [key in Name]?: never }
  : { [key in Name]: Value };

/** What goes with a call of an operation. */
export type GivenTo<Definition extends Operation> = Given<'params', ParamsOf<Definition>> &
  Given<'query', QueryOf<Definition>> &
  Given<'body', BodyOf<Definition>> & {
    signal?: CancelSignal | undefined;
    file?: unknown;
    progress?: (part: number) => void;
    byItself?: boolean;
  };

/** What every call is, whatever its operation. */
export type AnyCall = {
  method: Operation['method'];
  path: string;
  /** A refusal with 401 or 403 opens the login (AUTH-15). */
  guarded?: boolean;
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: CancelSignal | undefined;
  /** A second sending, after an answer that was lost, changes nothing more. */
  idempotent?: boolean;
  /** A captcha that was solved for this call. */
  captcha?: string;
  /** A file that goes as a form's only field, `file`. */
  file?: unknown;
  /** Told the part of the file that has gone, 0 to 1. */
  progress?: (part: number) => void;
  /** The page makes it before its visitor did anything: nothing more is loaded for it. It has no body and is not let go of. */
  byItself?: boolean;
};

/** The way to the API. Every refusal is thrown as a `Failure`, a call left behind as `Cancelled`. */
export abstract class HttpClient {
  call<Definition extends Operation>(
    operation: Call<Definition>,
    ...[given]: {} extends GivenTo<Definition> ? [given?: GivenTo<Definition>] : [given: GivenTo<Definition>]
  ): Promise<AnswerOf<Definition>> {
    return this.send({ ...operation, ...given }) as Promise<AnswerOf<Definition>>;
  }

  abstract send(call: AnyCall): Promise<unknown>;
}

/** The address of a call: its path with parameters and query filled in. */
export function urlOf(call: AnyCall): string {
  const params = (call.params ?? {}) as Record<string, string | number>;
  const fill = (_: string, name: string) => encodeURIComponent(String(params[name]));
  const path = call.params ? call.path.replace(/\{(\w+)\}/g, fill) : call.path;
  const query = Object.entries((call.query ?? {}) as Record<string, unknown>)
    .flatMap(([key, value]) => (Array.isArray(value) ? value : [value]).map((one) => [key, one] as const))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
