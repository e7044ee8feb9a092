const OBSERVERS = new Set(['makeAutoObservable', 'makeObservable']);

/**
 * For `npm run mutation`: what MobX is told to watch is no rule. A screen that does not change shows it, in the tests of
 * the views.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'mobx',
    value: {
      shouldIgnore(path) {
        const isWatched = path.isObjectExpression() ? tellsMobx(path.parent) : isOnlyWatched(path);
        return isWatched ? 'tells MobX what to watch' : undefined;
      },
    },
  },
];

function tellsMobx({ type, callee }) {
  return type === 'CallExpression' && OBSERVERS.has(callee.name);
}

/** A constructor that does nothing else. */
function isOnlyWatched(path) {
  if (!path.isBlockStatement()) return false;
  const [only, ...others] = path.node.body;
  return others.length === 0 && only?.type === 'ExpressionStatement' && tellsMobx(only.expression);
}
