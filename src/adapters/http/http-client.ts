import type { AnswerOf, BodyOf, Operation, ParamsOf, QueryOf } from '../../../api/operation.ts';
import type { CancelSignal } from '../../core/shared/failure.ts';

type Given<Name extends string, Value> = undefined extends Value
  ? { [key in Name]?: never }
  : { [key in Name]: Value };

/**
 * A call of one operation. Method, path and guard are written out, and the compiler holds them to the
 * contract's own literals: the contract's code, a schema library with it, stays out of the browser.
 */
export type CallOf<Definition extends Operation> = Pick<Definition, 'method' | 'path' | 'guarded'> &
  Given<'params', ParamsOf<Definition>> &
  Given<'query', QueryOf<Definition>> &
  Given<'body', BodyOf<Definition>> & {
    signal?: CancelSignal | undefined;
    /** Whether sending it again after a lost answer does no harm; reading always does none. */
    repeatable?: boolean;
    file?: unknown;
    progress?: (part: number) => void;
  };

/** What every call is, whatever its operation. */
export type AnyCall = {
  method: Operation['method'];
  path: string;
  guarded: boolean;
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: CancelSignal | undefined;
  repeatable?: boolean;
  /** A captcha that was solved for this call. */
  captcha?: string;
  /** A file that goes as a form's only field, `file`. */
  file?: unknown;
  /** Told the part of the file that has gone, 0 to 1. */
  progress?: (part: number) => void;
};

/** The way to the API. Every refusal is thrown as a `Failure`, a call left behind as `Cancelled`. */
export abstract class HttpClient {
  call<Definition extends Operation>(call: CallOf<Definition>): Promise<AnswerOf<Definition>> {
    return this.send(call) as Promise<AnswerOf<Definition>>;
  }

  abstract send(call: AnyCall): Promise<unknown>;
}

/** The address of a call: its path with parameters and query filled in. */
export function urlOf(call: AnyCall): string {
  const params = (call.params ?? {}) as Record<string, string | number>;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = Object.entries((call.query ?? {}) as Record<string, unknown>)
    .flatMap(([key, value]) => (Array.isArray(value) ? value : [value]).map((one) => [key, one] as const))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
