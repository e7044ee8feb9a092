import { Type } from 'typebox';
import type { TProperties, TSchema } from 'typebox';
import { ID_PATTERN } from '../src/core/shared/id.ts';

/** An object that rejects unknown fields. */
export function strict<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] });

/** Ids are PostgreSQL's bigint, limited to JavaScript's safe integers. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** An id in a path or a query, as text. */
export const IdText = Type.String({ pattern: ID_PATTERN.source });

export const Count = Type.Integer({ minimum: 0 });

/** A PostgreSQL integer that a form or draft may lack; the core has the business limits. */
export const OptionalInteger = nullable(Type.Integer({ minimum: -2_000_000_000, maximum: 2_000_000_000 }));

/** A text by a user; the core has the business limits. */
export const text = (maxLength: number) => Type.String({ maxLength });

/** Secret of a link or a session: 32 random bytes. */
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/** Idempotency key from the client. */
export const Key = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });

export const PictureKey = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });

/** Last segment of a post's address. */
export const PostId = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 100 });

/** Money in stotinki (BGN × 100). */
export const Stotinki = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'stotinki (BGN × 100)',
});

/** m² with one decimal; the core has the business limits. */
export const SquareMetres = Type.Number({ minimum: 0, maximum: 1_000_000, description: 'm²' });

export const Moment = Type.String({ format: 'date-time' });
/** Calendar day in Bulgaria. */
export const Day = Type.String({ format: 'date' });
/** Two days, both included. */
export const Period = strict({ from: Day, to: Day });

/** Average of the reviews with one decimal, and their number. */
export const Rating = strict({
  average: Type.Number({ minimum: 1, maximum: 5 }),
  count: Type.Integer({ minimum: 1 }),
});

/**
 * With `widths` the files are `{url}-{width}.avif` and `.webp` (`x.avif`: only `x-{width}.avif`); otherwise
 * `url` is the file.
 */
export const Picture = strict({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  widths: Type.Optional(Type.Array(Type.Integer())),
});

/**
 * Version of the loaded form. A save sends it, and gets 409 `error-edited-elsewhere` if the record has
 * changed since.
 */
export const Version = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

/** Requested slice of a list. */
export const paging = {
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
} satisfies TProperties;

/** A slice of a list, and the total number of items. */
export const page = <Item extends TSchema>(item: Item) =>
  strict({ data: Type.Array(item), total: Type.Integer({ minimum: 0 }) });

/**
 * Shape of every error; `message` is an i18n key, `requestId` identifies the request in the logs (CALL-03).
 */
export const ErrorBody = strict({
  message: Type.String(),
  errors: Type.Optional(Type.Array(strict({ property: Type.String(), message: Type.String() }))),
  requestId: Type.Optional(Type.String()),
});

export const Done = strict({ message: Type.String() });
/** New status of a listing; `held` while a review is pending (TRUST-03). */
export const StatusChanged = strict({ message: Type.String(), held: Type.Boolean() });
