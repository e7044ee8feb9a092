import assert from 'node:assert/strict';
import type { ShopWorld } from '../world.ts';

const arrivals = new WeakMap<ShopWorld, () => void>();

/** A page stops waiting after some seconds; the duration of a scenario must not matter. */
const NO_LONG_TIMERS = `
  const { setTimeout } = window;
  window.setTimeout = (call, time, ...values) => (time > 3000 ? 0 : setTimeout(call, time, ...values));
`;

type Opening = { path: string; held: string; size?: { width: number; height?: number }; script?: string };

/**
 * Opens a window and holds back the files of a pattern until they are released. The script runs in it before
 * the page's own.
 */
export async function openWithHeldFiles(
  world: ShopWorld,
  { path, held, size, script = '' }: Opening,
): Promise<void> {
  assert.ok(world.browser, 'this is no scenario of the browser');
  world.tab = await world.browser.openTab({ data: world.data });
  const { page, origin } = world.tab;
  const arrived = new Promise<void>((arrive) => arrivals.set(world, arrive));
  await page.route(held, async (route) => {
    await arrived;
    await route.continue();
  });
  if (size) await page.setViewportSize({ height: 844, ...size });
  await page.addInitScript(NO_LONG_TIMERS + script);
  await page.goto(origin + path, { waitUntil: 'commit' });
}

export function letHeldFilesArrive(world: ShopWorld): void {
  arrivals.get(world)?.();
}
