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
        const call = path.isObjectExpression() && path.parent.type === 'CallExpression' && path.parent.callee;
        return call && OBSERVERS.has(call.name) ? 'tells MobX what to watch' : undefined;
      },
    },
  },
];
