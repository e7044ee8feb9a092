import type { Static, TSchema } from 'typebox';

/** Who may call an operation; `link` is the holder of an unguessable link. */
export type Caller = 'anyone' | 'link' | 'user' | 'agency' | 'vendor';

/** One call of the HTTP contract. Paths write parameters as `{name}`. */
export type Operation = {
  id: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  domain: string;
  callers: readonly Caller[];
  /** A refusal with 401 or 403 opens the login (AUTH-15). */
  guarded: boolean;
  /** A second sending, after an answer that was lost, changes nothing more; reading never changes anything. */
  idempotent?: true;
  /** What the path names must be the caller's own; another's is not found (ROLE-05). */
  own?:
    | 'session'
    | 'address'
    | 'property'
    | 'viewing'
    | 'picture'
    | 'order'
    | 'payment'
    | 'offer'
    | 'conversation'
    | 'blocked person'
    | 'product'
    | 'import'
    | 'listing import'
    | 'bulk change'
    | 'shop'
    | 'plan'
    | 'handover'
    | 'search'
    | 'review'
    | 'question';
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Past a cap it answers 428 `captcha-required`; sent again, it brings the solved captcha in `X-Captcha`. */
  captcha?: true;
  /** The body is a form with one file, in the field `file`. */
  multipart?: true;
  answer: TSchema;
  /** The status of a good answer; 200 unless told. */
  status?: number;
};

/** Keeps an operation's literal types, so that both sides get theirs from it. */
export function operation<const Definition extends Operation>(definition: Definition): Definition {
  return definition;
}

/**
 * What a client needs to make a call: the operation without its schemas, which stay out of the browser. Written by
 * `npm run contract:write` into `api/calls`.
 */
export type Call<Definition extends Operation> = Pick<Definition, 'method' | 'path'> & {
  guarded?: true;
  idempotent?: true;
  /** Names of the query's parameters, for a POST operation that has some. */
  inQuery?: readonly string[];
  /** Undefined at run time: carries the types of the request and the answer. */
  definition?: Definition;
  /** Undefined at run time: carries the types for a gateway's method. */
  signature?: (input: InputOf<Definition>) => AnswerOf<Definition>;
};

type Part<Definition, Name extends string> =
  Definition extends Record<Name, infer Schema extends TSchema> ? Static<Schema> : undefined;

export type AnswerOf<Definition> = Part<Definition, 'answer'>;
export type ParamsOf<Definition> = Part<Definition, 'params'>;
export type QueryOf<Definition> = Part<Definition, 'query'>;
export type BodyOf<Definition> = Part<Definition, 'body'>;

/** Accepts read-only lists and undefined fields, because JSON has neither. */
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Sent<Value[Name]> }
    : Value;

/** Null and undefined leave a parameter out of the address. */
type InAddress<Value> = { readonly [Name in keyof Value]: Sent<Value[Name]> | null };
type InPath<Value> = { readonly [Name in keyof Value]: Value[Name] | number };

/** Path parameters, query and body of an operation in one flat object. */
export type InputOf<Definition> = (ParamsOf<Definition> extends undefined
  ? unknown
  : InPath<ParamsOf<Definition>>) &
  (QueryOf<Definition> extends undefined ? unknown : InAddress<QueryOf<Definition>>) &
  (BodyOf<Definition> extends undefined ? unknown : Sent<BodyOf<Definition>>);
