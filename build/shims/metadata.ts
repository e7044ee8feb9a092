/**
 * What Inversify asks of reflect-metadata, in the browser's build, where no class is decorated (decision 0004):
 * it counts its modules and bindings there. The server and the tests run with the real one.
 */
const kept = new WeakMap<object, Map<unknown, unknown>>();

const get = (key: unknown, target: object): unknown => kept.get(target)?.get(key);

Object.assign(Reflect, {
  getMetadata: get,
  getOwnMetadata: get,
  defineMetadata(key: unknown, value: unknown, target: object): void {
    kept.set(target, (kept.get(target) ?? new Map<unknown, unknown>()).set(key, value));
  },
});
