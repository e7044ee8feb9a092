import { parse } from 'libpg-query';
import type { AlterTableCmd, ColumnDef, Constraint, Node } from 'libpg-query';

/** Reason why a migration blocks writes or breaks the previous version. */
export type Problem = string;

const STABLE = new Set(['now', 'statement_timestamp', 'transaction_timestamp']);
const SERIAL = new Set(['serial', 'bigserial', 'smallserial', 'serial4', 'serial8', 'serial2']);

/**
 * Finds forbidden changes to tables of earlier migrations, see CONTRIBUTING.md. Two comments lift rules.
 * `-- small: table` names a table with few rows. `-- unread since 0034` names the migration since which no
 * version reads a column.
 * @param name such as `0035-sizes`
 */
export async function problemsOf(name: string, text: string): Promise<Problem[]> {
  const { stmts = [] } = await parse(text);
  const statements = stmts.flatMap(({ stmt }) => (stmt ? [stmt] : []));
  const file = new MigrationFile(statements, text, name);
  return [...statements.flatMap((one) => file.problemsOf(one)), ...file.problemsOfAll()];
}

class MigrationFile {
  private readonly made: Set<string>;
  private readonly small: Set<string>;
  private readonly isUnread: boolean;

  constructor(
    private readonly statements: readonly Node[],
    text: string,
    name: string,
  ) {
    this.made = new Set(
      statements.flatMap((one) => ('CreateStmt' in one ? [one.CreateStmt.relation?.relname ?? ''] : [])),
    );
    this.small = new Set([...text.matchAll(/^-- small: (\w+)/gm)].map(([, table = '']) => table));
    const since = /^-- unread since (\d{4})/m.exec(text)?.[1];
    this.isUnread = since !== undefined && since < name.slice(0, 4);
  }

  problemsOf(one: Node): Problem[] {
    if ('IndexStmt' in one) return this.problemsOfIndex(one.IndexStmt);
    if ('AlterTableStmt' in one) {
      const { relation, cmds = [] } = one.AlterTableStmt;
      if (!this.isLarge(relation?.relname)) return [];
      return cmds.flatMap((command) =>
        'AlterTableCmd' in command ? this.problemsOfChange(command.AlterTableCmd) : [],
      );
    }
    if ('DropStmt' in one) return this.problemsOfDrop(one.DropStmt);
    if ('RenameStmt' in one) {
      const { relation, renameType } = one.RenameStmt;
      const isSeen = renameType === 'OBJECT_TABLE' || renameType === 'OBJECT_COLUMN';
      return isSeen && !this.made.has(relation?.relname ?? '')
        ? ['a rename: the version before knows the old name alone; add a new one, and drop the old one later']
        : [];
    }
    for (const [kind, statement] of Object.entries(one) as [string, { relation?: { relname?: string } }][]) {
      if (/^(Update|Delete)Stmt$/.test(kind) && this.isLarge(statement.relation?.relname)) {
        return [
          `changes rows of ${statement.relation?.relname}: they stay locked until all are done; change them in batches when the server starts, or in a job`,
        ];
      }
      if (/^(Lock|Truncate|Vacuum|Cluster|Reindex|RefreshMatView)Stmt$/.test(kind))
        return [`${kind.slice(0, -4)} locks a whole table`];
      if (kind === 'TransactionStmt' || kind === 'VariableSetStmt')
        return ['transactions and settings are the runner’s'];
    }
    return [];
  }

  /** Problems that concern several statements. */
  problemsOfAll(): Problem[] {
    const { statements } = this;
    const isConcurrent = statements.some(
      (one) =>
        ('IndexStmt' in one && one.IndexStmt.concurrent) || ('DropStmt' in one && one.DropStmt.concurrent),
    );
    const changes = statements.flatMap((one) => ('AlterTableStmt' in one ? [one.AlterTableStmt] : []));
    const large = new Set(
      changes.map(({ relation }) => relation?.relname).filter((table) => this.isLarge(table)),
    );
    const all = changes.flatMap(({ cmds = [] }) =>
      cmds.flatMap((one) => ('AlterTableCmd' in one ? [one.AlterTableCmd] : [])),
    );
    const added = new Set(
      all.flatMap(({ subtype, def }) => (subtype === 'AT_AddConstraint' ? [constraintOf(def).conname] : [])),
    );
    const problems: Problem[] = [];
    if (isConcurrent && statements.length > 1)
      problems.push('concurrently: alone in its file, since it runs outside a transaction');
    if (large.size > 1) problems.push(`locks ${[...large].join(' and ')} together: a migration for each`);
    if (all.some(({ subtype, name }) => subtype === 'AT_ValidateConstraint' && added.has(name))) {
      problems.push('validates a constraint under the lock of adding it: in a migration of its own');
    }
    return problems;
  }

  private isLarge(table: string | undefined): boolean {
    return table !== undefined && !this.made.has(table) && !this.small.has(table);
  }

  private problemsOfIndex({
    relation,
    concurrent,
    if_not_exists: again,
    idxname,
  }: Extract<Node, { IndexStmt: unknown }>['IndexStmt']): Problem[] {
    if (!this.isLarge(relation?.relname)) return [];
    if (!concurrent)
      return [`an index on ${relation?.relname} without concurrently: nobody writes there while it is built`];
    return again ? [] : [`the index ${idxname} without if not exists: a start that was cut off tries again`];
  }

  private problemsOfDrop({
    removeType,
    concurrent,
    objects = [],
  }: Extract<Node, { DropStmt: unknown }>['DropStmt']): Problem[] {
    if (removeType === 'OBJECT_INDEX' && !concurrent) return ['drops an index without concurrently'];
    if ((removeType === 'OBJECT_TABLE' || removeType === 'OBJECT_VIEW') && objects.length > 0)
      return this.unlessUnread('a table');
    return [];
  }

  private unlessUnread(what: string): Problem[] {
    return this.isUnread
      ? []
      : [
          `drops ${what}, which the version before may still read: say \`-- unread since\` with an earlier migration`,
        ];
  }

  private problemsOfChange({ subtype, name, def }: AlterTableCmd): Problem[] {
    switch (subtype) {
      case 'AT_AddColumn':
        return def && 'ColumnDef' in def ? problemsOfColumn(def.ColumnDef) : [];
      case 'AT_AlterColumnType':
        return [`the type of ${name}: writes the whole table anew; add a column, and fill it in batches`];
      case 'AT_SetNotNull':
        return [
          `set not null on ${name} reads the whole table: add constraint … not null ${name} not valid, and validate it in the next migration`,
        ];
      case 'AT_AddConstraint':
        return problemsOfConstraint(constraintOf(def));
      case 'AT_DropColumn':
        return this.unlessUnread(`the column ${name}`);
      case 'AT_SetLogged':
      case 'AT_SetUnLogged':
      case 'AT_SetTableSpace':
      case 'AT_SetAccessMethod':
        return ['writes the whole table anew'];
      default:
        return [];
    }
  }
}

function problemsOfColumn({ colname, typeName, constraints = [] }: ColumnDef): Problem[] {
  const kinds = constraints.map(constraintOf);
  const has = (kind: Constraint['contype']) => kinds.find(({ contype }) => contype === kind);
  const problems: Problem[] = [];
  const type =
    typeName?.names?.flatMap((one) => ('String' in one ? [one.String.sval ?? ''] : [])).at(-1) ?? '';
  const defaulted = has('CONSTR_DEFAULT');
  if (has('CONSTR_NOTNULL') && !defaulted)
    problems.push(
      `the column ${colname} is not null without a default: the version before can't insert rows`,
    );
  if (
    SERIAL.has(type) ||
    has('CONSTR_IDENTITY') ||
    has('CONSTR_GENERATED')?.generated_kind === 's' ||
    callsOf(defaulted).some((call) => !STABLE.has(call))
  ) {
    problems.push(`the column ${colname} has a value of its own in each row: writes the whole table anew`);
  }
  for (const kind of ['CONSTR_FOREIGN', 'CONSTR_CHECK', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY'] as const) {
    if (has(kind))
      problems.push(
        `the column ${colname} comes with a constraint that reads the whole table: add it not valid, or as an index, by itself`,
      );
  }
  return problems;
}

function problemsOfConstraint({
  contype,
  conname,
  skip_validation: isNotValid,
  indexname,
}: Constraint): Problem[] {
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY' || contype === 'CONSTR_EXCLUSION') {
    return indexname
      ? []
      : [
          `the constraint ${conname ?? contype} builds an index: build it concurrently, then add it using index`,
        ];
  }
  return isNotValid
    ? []
    : [
        `the constraint ${conname ?? contype} reads the whole table: not valid, and validated in the next migration`,
      ];
}

function constraintOf(node: Node | undefined): Constraint {
  return node && 'Constraint' in node ? node.Constraint : {};
}

/** Names of all functions in the statement. */
function callsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own =
    'FuncCall' in node
      ? ((node.FuncCall as { funcname?: { String?: { sval?: string } }[] }).funcname ?? [])
      : [];
  return [...own.slice(-1).map((one) => one.String?.sval ?? ''), ...Object.values(node).flatMap(callsOf)];
}
