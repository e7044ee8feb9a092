import type { TeamOperation } from '../../../../src/core/team/permissions.ts';

type ReadOf<Operation> = Operation extends `${infer Name}.read` ? Name : never;

/** Kinds of records: those with a permission to read them. */
export type ResourceName = ReadOf<TeamOperation>;
