import type { Static, TSchema } from 'typebox';
import type { VendorArea } from '../src/core/shared/vendor-roles.ts';
import type { KeyScope } from '../src/core/integrations/api-key.ts';
import type { TeamOperation } from '../src/core/team/permissions.ts';

/**
 * Permitted caller of an operation; `link` is the holder of an unguessable link, `team` a member of the team who
 * is signed in to the back office.
 */
export type Caller = 'anyone' | 'link' | 'user' | 'agency' | 'vendor' | 'team';

/** An operation of the HTTP contract. Paths have parameters as `{name}`. */
export type Operation = {
  id: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  domain: string;
  callers: readonly Caller[];
  /**
   * Permission that an operation of the team needs (TEAM-02): a name, or a name with path parameters such as
   * `{resource}.read`. Without it any member may call the operation.
   */
  permission?: TeamOperation | `{resource}.${string}`;
  /**
   * Area of a shop that the role of a vendor's account must cover (ROLE-04). Every operation that only vendors call
   * has one; other accounts are not limited by it.
   */
  area?: VendorArea;
  /** Scope of an API key that may call the operation for its vendor (SHIP-12); without it no key may. */
  scope?: KeyScope;
  /** True if an error 401 or 403 opens the login (AUTH-15). */
  guarded: boolean;
  /** True if a repeated request has no further effect; reading is always idempotent. */
  idempotent?: true;
  /** Record of the path that must belong to the caller; others are not found (ROLE-05). */
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
    | 'question'
    | 'api key'
    | 'webhook'
    | 'webhook delivery'
    | 'coupon'
    | 'member'
    | 'invitation';
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /**
   * True if calls above the limit get 428 `captcha-required`; the repeated request has the solved captcha in
   * `X-Captcha`.
   */
  captcha?: true;
  /** True if the body is a form with one file, in the field `file`. */
  multipart?: true;
  answer: TSchema;
  /** Status of a successful response; 200 by default. */
  status?: number;
};

/** Returns the operation with its literal types, from which client and server derive their types. */
export function operation<const Definition extends Operation>(definition: Definition): Definition {
  return definition;
}

/**
 * An operation without its schemas, so that the browser does not load them. `npm run contract:write`
 * generates it in `api/calls`.
 */
export type Call<Definition extends Operation> = Pick<Definition, 'method' | 'path'> & {
  guarded?: true;
  idempotent?: true;
  /** Names of the query's parameters, for a POST operation that has some. */
  inQuery?: readonly string[];
  /** Undefined at run time; has the types of the request and the response. */
  definition?: Definition;
  /** Undefined at run time; has the types of a gateway's method. */
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

/** Null and undefined parameters are omitted from the address. */
type InAddress<Value> = { readonly [Name in keyof Value]: Sent<Value[Name]> | null };
type InPath<Value> = { readonly [Name in keyof Value]: Value[Name] | number };

/** Path parameters, query and body of an operation in one flat object. */
export type InputOf<Definition> = (ParamsOf<Definition> extends undefined
  ? unknown
  : InPath<ParamsOf<Definition>>) &
  (QueryOf<Definition> extends undefined ? unknown : InAddress<QueryOf<Definition>>) &
  (BodyOf<Definition> extends undefined ? unknown : Sent<BodyOf<Definition>>);
