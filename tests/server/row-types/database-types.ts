import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../server/tables.ts';

/** Types of reading and writing each table; `describe-types.ts` reads them. */
export interface Read extends Rows<{ [Table in keyof Database]: Selectable<Database[Table]> }> {}
export interface Write extends Rows<{ [Table in keyof Database]: Insertable<Database[Table]> }> {}

type Rows<Tables> = { [Table in keyof Tables]: Tables[Table] };
