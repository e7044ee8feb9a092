import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchShop } from './bench-shop.ts';
import { manyProducts } from './many-products.ts';

type Import = { id: number; status: string; counts: { add: number; bad: number }; taken: number };

/**
 * Uploads a file of that many new products as the demo's vendor and imports it. @returns the seconds of each
 * part
 */
export async function timeImport(shop: BenchShop, rows: number): Promise<{ checked: number; taken: number }> {
  const file = await manyProducts(rows, 'csv', `B${Date.now().toString(36)}`);
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]), 'products.csv');
  const start = performance.now();
  const { id } = (await (
    await shop.ask('/api/product/import', 'vendor', { method: 'POST', body })
  ).json()) as Import;
  const { counts } = await until(shop, id, 'ready');
  const checked = performance.now();
  if (counts.add !== rows) throw new Error(`of ${rows} rows ${counts.bad} were refused`);
  await shop.post(`/api/product/import/${id}`, { status: 'importing' }, 'vendor');
  await until(shop, id, 'done');
  return { checked: (checked - start) / 1000, taken: (performance.now() - checked) / 1000 };
}

async function until(shop: BenchShop, id: number, wanted: string): Promise<Import> {
  for (;;) {
    const found = (await (await shop.ask(`/api/product/import/${id}`, 'vendor')).json()) as Import;
    if (found.status === wanted) return found;
    if (['failed', 'cancelled'].includes(found.status)) throw new Error(`the import ended ${found.status}`);
    await sleep(100);
  }
}
