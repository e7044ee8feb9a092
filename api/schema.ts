import { Type } from 'typebox';
import type { TProperties, TSchema } from 'typebox';
import { ID_PATTERN } from '../src/core/shared/id.ts';

/** An object that refuses fields it does not name. */
export function strict<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** One of the given words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] });

/** Ids are PostgreSQL's bigint kept within what JavaScript counts exactly. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** An id in a path or a query, as text. */
export const IdText = Type.String({ pattern: ID_PATTERN.source });

/** How many of something. */
export const Count = Type.Integer({ minimum: 0 });

/** A number of PostgreSQL's integer that a form or a draft may lack; which ones are sensible is the core's rule. */
export const OptionalInteger = nullable(Type.Integer({ minimum: -2_000_000_000, maximum: 2_000_000_000 }));

/** What somebody wrote; how long is sensible is the core's rule. */
export const text = (maxLength: number) => Type.String({ maxLength });

/** The secret of a link or a session: 32 random bytes. */
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/** Made by the client: a second sending with it is the same one. */
export const Key = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });

/** Names an uploaded picture. */
export const PictureKey = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });

/** What the address of a post of the journal ends in. */
export const PostId = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 100 });

/** Money in stotinki (BGN × 100). */
export const Stotinki = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'stotinki (BGN × 100)',
});

/** m² with one decimal; how large is sensible is the core's rule. */
export const SquareMetres = Type.Number({ minimum: 0, maximum: 1_000_000, description: 'm²' });

export const Moment = Type.String({ format: 'date-time' });
/** A day of the calendar in Bulgaria. */
export const Day = Type.String({ format: 'date' });
/** Two days, both included. */
export const Period = strict({ from: Day, to: Day });

/** The mean of reviews, with one decimal, and of how many. */
export const Rating = strict({
  average: Type.Number({ minimum: 1, maximum: 5 }),
  count: Type.Integer({ minimum: 1 }),
});

/** With `widths` the files are `{url}-{width}.avif` and `.webp` (`x.avif`: `x-{width}.avif` alone); without, `url` is the file. */
export const Picture = strict({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  widths: Type.Optional(Type.Array(Type.Integer())),
});

/**
 * What a form began with: a save names it, and is refused with 409 `error-edited-elsewhere` where something else was
 * saved meanwhile.
 */
export const Version = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

/** Which part of a list is asked for. */
export const paging = {
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
} satisfies TProperties;

/** A part of a list, and how long the whole is. */
export const page = <Item extends TSchema>(item: Item) =>
  strict({ data: Type.Array(item), total: Type.Integer({ minimum: 0 }) });

/** Every refusal has this shape; `message` is an i18n key, `requestId` finds it in the logs (CALL-03). */
export const Refusal = strict({
  message: Type.String(),
  errors: Type.Optional(Type.Array(strict({ property: Type.String(), message: Type.String() }))),
  requestId: Type.Optional(Type.String()),
});

export const Done = strict({ message: Type.String() });
/** Of a listing; `held`: it waits for the team (TRUST-03). */
export const StatusChanged = strict({ message: Type.String(), held: Type.Boolean() });
