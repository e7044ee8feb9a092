import type { AnswerOf, BodyOf, Call, Operation, ParamsOf, QueryOf } from '../../../api/operation.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';

type Given<Name extends string, Value> = undefined extends Value
  ? { [key in Name]?: never }
  : { [key in Name]: Value };

export type GivenTo<Definition extends Operation> = Given<'params', ParamsOf<Definition>> &
  Given<'query', QueryOf<Definition>> &
  Given<'body', BodyOf<Definition>> & {
    signal?: CancelSignal | undefined;
    file?: unknown;
    progress?: (part: number) => void;
    byItself?: boolean;
  };

export type AnyCall = {
  method: Operation['method'];
  path: string;
  /** True if an error 401 or 403 opens the login (AUTH-15). */
  guarded?: boolean;
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: CancelSignal | undefined;
  /** True if a repeated request has no further effect. */
  idempotent?: boolean;
  captcha?: string;
  /** File in the form's only field, `file`. */
  file?: unknown;
  /** Receives the uploaded fraction of the file, 0 to 1. */
  progress?: (part: number) => void;
  /**
   * True for an automatic call of the page, for which no further code loads. It has no body and cannot be
   * cancelled.
   */
  byItself?: boolean;
};

/** Port to the API. Every error is a `Failure`, a cancelled call `Cancelled`. */
export abstract class HttpClient {
  call<Definition extends Operation>(
    operation: Call<Definition>,
    ...[given]: {} extends GivenTo<Definition> ? [given?: GivenTo<Definition>] : [given: GivenTo<Definition>]
  ): Promise<AnswerOf<Definition>> {
    return this.send({ ...operation, ...given }) as Promise<AnswerOf<Definition>>;
  }

  abstract send(call: AnyCall): Promise<unknown>;
}

/** Address of a call with path parameters and query. */
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
