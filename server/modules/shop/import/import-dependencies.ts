import type { Kysely } from 'kysely';
import type { Clock } from '../../../../src/core/shared/clock.ts';
import type { Database } from '../../../tables.ts';
import type { ImportSubjects } from './import-subject.ts';

export type ImportDependencies = { db: Kysely<Database>; clock: Clock; subjects: ImportSubjects };
