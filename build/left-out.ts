import type { Plugin, Rolldown } from 'vite';
import { UNUSED_FUNCTIONS } from './unused-functions.ts';
import type { UnusedFunctions } from './unused-functions.ts';

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Node = Program['body'][number];
type ClassBody = Extract<Node, { superClass: unknown }>['body'];
/** Where a function stands: all of it, or its body. */
type Found = { name: string; start: number; end: number; isWhole: boolean };

const THROWS = "{ throw Error('Left out of this build (build/unused-functions.ts)') }";

/**
 * Leaves functions of packages out: bundlers see what a module exports, not what of a class or of React is called. What
 * is left out throws; what only others of its class can call is gone.
 * @throws at the end of a build in which one was not found: the package has changed
 */
export function leftOut(lists: readonly UnusedFunctions[] = UNUSED_FUNCTIONS): Plugin {
  const missing = new Set(lists.flatMap(({ functions }) => functions));
  return {
    name: 'left-out',
    transform(code, id) {
      const own = lists.filter(({ file }) => file.test(id));
      if (own.length === 0) return null;
      const found = functionsOf(this.parse(code), code).flatMap((one) => {
        const list = own.find(({ functions }) => functions.some((wanted) => isNamed(one.name, wanted)));
        return list ? [{ ...one, text: one.isWhole ? '' : list.idle ? '{}' : THROWS }] : [];
      });
      for (const wanted of missing)
        if (found.some(({ name }) => isNamed(name, wanted))) missing.delete(wanted);
      const left = found
        .toSorted((one, other) => other.start - one.start)
        .reduce((whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end), code);
      return { code: left, map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`Nothing is named ${[...missing].join(', ')} any more`);
    },
  };
}

const isNamed = (name: string, wanted: string): boolean =>
  wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted;

function functionsOf({ body }: Program, code: string): Found[] {
  return body.flatMap((statement) => {
    const node =
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
    if (node.type === 'FunctionDeclaration' && node.id && node.body) {
      return [{ name: node.id.name, start: node.body.start, end: node.body.end, isWhole: false }];
    }
    if (node.type === 'ClassDeclaration' && node.id) return methodsOf(node.id.name, node.body);
    return node.type === 'ExpressionStatement' ? assigned(node, code) : [];
  });
}

function methodsOf(of: string, { body }: ClassBody): Found[] {
  return body.flatMap((member): Found[] => {
    if (member.type !== 'MethodDefinition') return [];
    const { key, value } = member;
    if (key.type === 'PrivateIdentifier') {
      return [{ name: `${of}.#${key.name}`, start: member.start, end: member.end, isWhole: true }];
    }
    if (key.type !== 'Identifier' || !value.body) return [];
    return [{ name: `${of}.${key.name}`, start: value.body.start, end: value.body.end, isWhole: false }];
  });
}

function assigned(statement: Extract<Node, { type: 'ExpressionStatement' }>, code: string): Found[] {
  const { expression, start, end } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.right.type !== 'FunctionExpression') return [];
  return [{ name: `${code.slice(expression.left.start, expression.left.end)} =`, start, end, isWhole: true }];
}
