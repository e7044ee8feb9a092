const OBSERVERS = new Set(['makeAutoObservable', 'makeObservable']);

/**
 * For `npm run mutation`: MobX declarations are no rules. Tests of views notice a screen that does not
 * change.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'mobx',
    value: {
      shouldIgnore(path) {
        const isDeclaration = path.isObjectExpression() ? isMobxCall(path.parent) : isOnlyDeclaration(path);
        return isDeclaration ? 'tells MobX what to watch' : undefined;
      },
    },
  },
];

function isMobxCall({ type, callee }) {
  return type === 'CallExpression' && OBSERVERS.has(callee.name);
}

/** True for a constructor that only declares observables. */
function isOnlyDeclaration(path) {
  if (!path.isBlockStatement()) return false;
  const [only, ...others] = path.node.body;
  return others.length === 0 && only?.type === 'ExpressionStatement' && isMobxCall(only.expression);
}
