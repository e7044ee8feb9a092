/**
 * Overrides of `makeAutoObservable` for collaborators and plain data, which never change:
 * `makeAutoObservable(this, { ...unobserved('gateway', 'modals'), page: observableRef })`.
 */
export const unobserved = (...names: readonly string[]): Record<string, false> =>
  Object.fromEntries(names.map((name) => [name, false]));
