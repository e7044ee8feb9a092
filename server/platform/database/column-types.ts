import type { ColumnType, Generated } from 'kysely';

export type Identity = Generated<number>;

export type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** `jsonb` is written as text, because pg would send an array as a PostgreSQL array. */
export type JsonOrNull<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;
