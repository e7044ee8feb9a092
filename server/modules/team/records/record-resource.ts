import type { Static, TSchema } from 'typebox';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { AuditOperation, RecordSubject } from '../../../../src/core/team/audit-entry.ts';
import type { Lookup } from '../../../../src/core/team/lookup.ts';
import type { TimelineEvent } from '../../../../src/core/team/timeline.ts';
import type { SignedInMember } from '../../../platform/http/signed-in.ts';
import type { Database } from '../../../tables.ts';
import type { ResourceName } from './resource-name.ts';
import type { TimelineSource } from './timeline.ts';

export type TeamRecord = { id: string | number } & Record<string, unknown>;

export type RecordQuery = {
  /** Text of the search box. */
  q?: string | undefined;
  filter: Record<string, unknown>;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  offset: number;
  limit: number;
};

export type ActionContext = {
  transaction: Transaction<Database>;
  member: SignedInMember;
  now: Date;
};

export type RecordAction<Input extends TSchema = TSchema> = {
  /** Fields of the request's `input`. */
  input?: Input;
  needsReason?: true;
  /** Name in the audit log, if it is not the permission's. */
  recordedAs?: AuditOperation;
  /** Work with other systems, before the transaction. */
  prepare?: (id: string) => Promise<void>;
  /** Changes the record; a creation returns its id. Values before and after are recorded by the caller. */
  run: (
    context: ActionContext,
    id: string,
    request: { reason: string; input: Static<Input> },
  ) => Promise<void | { id: string }>;
};

/** Keeps the types of an action's input. */
export const action = <Input extends TSchema>(definition: RecordAction<Input>): RecordAction =>
  definition as unknown as RecordAction;

/** Filter of a list: its values, and the condition of a value. */
export type RecordFilter = { value: TSchema; where: (value: never) => RawBuilder<boolean> };

export const filter = <Value extends TSchema>(
  value: Value,
  where: (value: Static<Value>) => RawBuilder<boolean>,
): RecordFilter => ({ value, where });

/** Reading of a single record by a member. */
export type RecordView = {
  db: Kysely<Database>;
  member: SignedInMember;
  /** Newest records of another kind; null if the member may not read them. */
  related: (resource: ResourceName, condition: RawBuilder<boolean>) => Promise<TeamRecord[] | null>;
  /** Events of the record with its audit entries and notes, newest first. */
  timeline: (sources: readonly TimelineSource[]) => Promise<TimelineEvent[]>;
};

/** Form of a column in files: an amount, or a word whose text has a key with this beginning. */
export type FileFormat = 'stotinki' | 'cents' | { words: string };

/** A kind of records of the back office (TEAM-05). Its name is the first part of its permissions. */
export type RecordResource = {
  name: ResourceName;
  /** Kind of the records in the audit log; null for records that the team only reads. */
  subject: RecordSubject | null;
  /** Tables of the list, such as `account a join …`. */
  from: RawBuilder<unknown>;
  /** Unique key of a row. */
  key: RawBuilder<unknown>;
  /** Type of the key; a number by default. */
  keyType?: 'text';
  /** Condition of rows with these keys, if the key is no column. */
  byKeys?: (ids: readonly string[]) => RawBuilder<boolean>;
  /** Number of the record in the audit log, if it is not the key; null for records without actions. */
  subjectId?: (id: string) => number | null;
  /** Shown fields of a row with their SQL. */
  columns: Record<string, RawBuilder<unknown>>;
  /** Columns that files do not contain as they are stored. */
  files?: Record<string, FileFormat>;
  /**
   * Sortable fields; the first is the default, in descending order. Others without an index are plain columns, of
   * which PostgreSQL selects a page among a million rows in less than a second.
   */
  sorts: readonly [string, ...string[]];
  filters?: Record<string, RecordFilter>;
  /** Conditions of a search text, each served by an index; a record matches one of them. */
  search?: (lookup: Lookup) => readonly RawBuilder<boolean>[];
  /** Condition of the records that a member may see, if not all. */
  scope?: (member: SignedInMember) => RawBuilder<boolean>;
  /** Title and detail of a record in the results of the search over everything. */
  found?: { title: RawBuilder<string>; detail: RawBuilder<string> };
  /** More facts of a single record, such as its timeline. */
  details?: (view: RecordView, id: string) => Promise<Record<string, unknown>>;
  create?: RecordAction;
  actions?: Partial<Record<string, RecordAction>>;
};
