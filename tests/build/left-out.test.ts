import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { leftOut } from '../../build/left-out.ts';
import { UNUSED_FUNCTIONS } from '../../build/unused-functions.ts';
import { buildOf } from './build-of.ts';

const SOURCE = `
  export function kept() { return 'kept'; }
  function asked() { return 'asked'; }
  function told() { return 'told'; }
  export class Box {
    open() { return this.#turn(); }
    close() { return 'closed'; }
    #turn() { return 'turned'; }
  }
  Box.prototype.paint = function () { return 'painted'; };
  export { asked, told };
`;
const ENTRY = /entry-of-the-test/;

async function built<Module>(source: string, ...lists: Parameters<typeof leftOut>): Promise<Module> {
  const { code } = await buildOf(source, [leftOut(...lists)]);
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Module;
}

describe('Functions of packages that nobody calls', () => {
  it('throw when somebody does, or are gone where nobody can', async () => {
    type Built = Record<'kept' | 'asked' | 'told', () => string> & {
      Box: new () => Record<string, () => string>;
    };
    const { kept, asked, told, Box } = await built<Built>(SOURCE, [
      {
        why: 'A test',
        file: ENTRY,
        functions: ['asked', 'Box.open', 'Box.#turn', 'Box.prototype.*'],
      },
      { why: 'Another', file: ENTRY, functions: ['told'], idle: true },
    ]);
    const box = new Box();
    expect([kept(), told(), box.close?.(), box.paint]).toEqual(['kept', undefined, 'closed', undefined]);
    for (const call of [asked, () => box.open?.()]) expect(call).toThrow('Left out of this build');
  });

  it('fail the build when a package has changed', async () => {
    const lists = [{ why: 'A test', file: ENTRY, functions: ['asked', 'Box.shut'] }];
    await expect(buildOf(SOURCE, [leftOut(lists)])).rejects.toThrow('Nothing is named Box.shut any more');
  });

  it('fail the build when others of their class still call them', async () => {
    const lists = [{ why: 'A test', file: ENTRY, functions: ['Box.#turn'] }];
    await expect(buildOf(SOURCE, [leftOut(lists)])).rejects.toThrow();
  });

  it('leave a container that hands out what was bound, once or anew', async () => {
    const source = `
      import 'reflect-metadata/lite';
      import { Container, ContainerModule } from ${JSON.stringify(fileURLToPath(import.meta.resolve('inversify')))};
      class Clock {} class Shop {} class Cart {}
      const container = new Container();
      container.bind('hour').toConstantValue(7);
      container.load(new ContainerModule(({ bind }) => {
        bind(Shop).toResolvedValue((hour) => ({ hour }), ['hour']).inSingletonScope();
        bind(Cart).toResolvedValue((shop, hour) => ({ shop, hour }), [Shop, 'hour']);
      }));
      const first = container.get(Cart);
      container.bind(Clock).toConstantValue('clock');
      export const cart = first, again = container.get(Cart), clock = container.get(Clock);
      export const missing = () => container.get('missing');
      export const unbind = () => container.unbind(Clock);
    `;
    type Built = Record<'cart' | 'again', { shop: { hour: number }; hour: number }> & { clock: string };
    const { cart, again, clock, missing, unbind } = await built<
      Built & Record<'missing' | 'unbind', () => void>
    >(
      source,
      UNUSED_FUNCTIONS.filter(({ file }) => file.source.includes('inversifyjs')),
    );
    expect([cart.hour, cart.shop.hour, again === cart, again.shop === cart.shop]).toEqual([
      7,
      7,
      false,
      true,
    ]);
    expect(clock).toBe('clock');
    expect(missing).toThrow('No bindings found');
    expect(unbind).toThrow('Left out of this build');
  });
});
