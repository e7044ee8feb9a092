import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../server/tables.ts';

/** What reading and writing each table looks like to the program; `describe-types.ts` reads it. */
export interface Read extends Rows<{ [Table in keyof Database]: Selectable<Database[Table]> }> {}
export interface Write extends Rows<{ [Table in keyof Database]: Insertable<Database[Table]> }> {}

type Rows<Tables> = { [Table in keyof Tables]: Tables[Table] };
