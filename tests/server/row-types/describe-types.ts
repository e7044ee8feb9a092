import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  isCallExpression,
  isIdentifier,
  isInterfaceDeclaration,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
} from 'typescript/unstable/ast/is';
import type { Node, TaggedTemplateExpression } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import type { Checker, Project, Type } from 'typescript/unstable/sync';

/** JavaScript type of a database value. */
export type Kind =
  | 'number'
  | 'string'
  | 'boolean'
  | 'Date'
  | 'Buffer'
  | 'array'
  | 'object'
  | 'null'
  | 'undefined';
/** Columns with their possible kinds; an undeclared type has none. */
export type Columns = Record<string, readonly Kind[]>;

/** An SQL statement with its row type and location. */
export type Statement = { place: string; text: string; columns: Columns };
export type DescribedTypes = {
  read: Record<string, Columns>;
  write: Record<string, Columns>;
  statements: Statement[];
};

const FOLDER = 'tests/server/row-types';

/** Returns the compiler's types of the tables and of each executed `sql<Row>` in `server/` (about 5 s). */
export function describeTypes(): DescribedTypes {
  const api = new API({ cwd: process.cwd() });
  try {
    const snapshot = api.updateSnapshot({ openProject: resolve(FOLDER, 'tsconfig.json') });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error('The compiler does not open tests/server/row-types/tsconfig.json');
    return {
      read: tablesOf(project, 'Read'),
      write: tablesOf(project, 'Write'),
      statements: project.rootFiles.flatMap((file) => statementsOf(project, file)),
    };
  } finally {
    api.close();
  }
}

/** Identifies a statement at run time by its text between the parameters. */
export const textOf = (fragments: readonly string[]): string =>
  fragments.map((fragment) => fragment.replaceAll(/\s+/g, ' ')).join('?');

function tablesOf({ program, checker }: Project, name: string): Record<string, Columns> {
  const file = program.getSourceFile(resolve(FOLDER, 'database-types.ts'));
  const declaration = file?.statements.filter(isInterfaceDeclaration).find((one) => one.name.text === name);
  const symbol = declaration && checker.getSymbolAtLocation(declaration.name);
  if (!symbol) throw new Error(`${name} is not in database-types.ts`);
  const tables = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  return Object.fromEntries(
    tables.map((table) => [table.name, columnsOf(checker, checker.getTypeOfSymbol(table))]),
  );
}

function columnsOf(checker: Checker, row: Type | undefined): Columns {
  if (!row) return {};
  return Object.fromEntries(
    checker
      .getPropertiesOfType(row)
      .map((column) => [column.name, kindsOf(checker, checker.getTypeOfSymbol(column))]),
  );
}

function kindsOf(checker: Checker, type: Type | undefined): Kind[] {
  if (!type) return [];
  if (type.isUnionType()) {
    return [...new Set(type.getTypes().flatMap((one) => kindsOf(checker, one)))];
  }
  const text = checker.typeToString(type);
  if (/^(number|-?\d+(\.\d+)?)$/.test(text)) return ['number'];
  if (/^(string|"[\s\S]*"|`[\s\S]*`)$/.test(text)) return ['string'];
  if (/^(boolean|true|false)$/.test(text)) return ['boolean'];
  if (/^(null|undefined|Date)$/.test(text)) return [text as Kind];
  if (/^Buffer\b/.test(text)) return ['Buffer'];
  if (/^(any|unknown|never)$/.test(text)) return [];
  return [checker.isArrayLikeType(type) ? 'array' : 'object'];
}

function statementsOf({ program, checker }: Project, path: string): Statement[] {
  if (!readFileSync(path, 'utf8').includes('sql<')) return [];
  const file = program.getSourceFile(path);
  const found: Statement[] = [];
  const look = (node: Node): void => {
    if (isExecuted(node)) {
      const [row] = node.typeArguments ?? [];
      const columns = row ? columnsOf(checker, checker.getTypeFromTypeNode(row)) : {};
      const place = path.replace(`${process.cwd()}/`, '');
      if (row) found.push({ place, text: textOf(fragmentsOf(node)), columns });
    }
    node.forEachChild(look);
  };
  if (file) look(file);
  return found;
}

/** Matches `` sql<Row>`…`.execute(db) ``; an unexecuted one is a fragment of another statement. */
function isExecuted(node: Node): node is TaggedTemplateExpression {
  if (!isTaggedTemplateExpression(node) || !isIdentifier(node.tag) || node.tag.text !== 'sql') return false;
  const access = node.parent;
  return (
    isPropertyAccessExpression(access) && access.name.text === 'execute' && isCallExpression(access.parent)
  );
}

function fragmentsOf({ template }: TaggedTemplateExpression): string[] {
  if (isNoSubstitutionTemplateLiteral(template)) return [template.text];
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
}
