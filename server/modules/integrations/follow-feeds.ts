import { goodRows } from '../../../src/core/shared/import/file-import.ts';
import { onFailure } from '../../../src/core/shared/failure.ts';
import { changeImport } from '../shop/import/change-import.ts';
import type { ImportDependencies } from '../shop/import/import-dependencies.ts';
import { ownImport, summaryOf } from '../shop/import/import-rows.ts';
import { queueFeeds, recordFeedFailure, recordFeedSuccess } from './fetch-feed.ts';
import type { IntegrationDependencies } from './integration-dependencies.ts';

/** Queues feeds that are due, and imports the checked files of feeds without a confirmation. A job of each minute. */
export async function followFeeds(deps: IntegrationDependencies, imports: ImportDependencies): Promise<void> {
  await queueFeeds(deps);
  const feeds = await deps.db
    .selectFrom('product_feed')
    .select(['vendor_id', 'import_id'])
    .where('is_importing', '=', true)
    .execute();
  for (const { vendor_id: vendorId, import_id: importId } of feeds) {
    if (importId === null) await recordFeedSuccess(deps, vendorId);
    else await followImport(deps, imports, vendorId, importId);
  }
}

async function followImport(
  deps: IntegrationDependencies,
  imports: ImportDependencies,
  vendorId: number,
  importId: number,
): Promise<void> {
  const owner = { column: 'vendor_id', id: vendorId } as const;
  const summary = summaryOf(await ownImport(deps.db, owner, importId));
  const { status, error } = summary;
  // The vendor may have started or cancelled it at the same time.
  const change = (to: 'importing' | 'cancelled') =>
    changeImport(imports, owner, String(importId), to).catch(onFailure(null));
  if (status === 'failed' || (status === 'ready' && error !== null)) {
    await recordFeedFailure(deps, vendorId, error?.key ?? 'error-import-broken');
  } else if (status === 'ready' && goodRows(summary) > 0) {
    await change('importing');
  } else if (status === 'ready') {
    await change('cancelled');
    await (summary.counts.bad > 0
      ? recordFeedFailure(deps, vendorId, 'error-import-nothing-good')
      : recordFeedSuccess(deps, vendorId));
  } else if (status === 'done' || status === 'cancelled') {
    await recordFeedSuccess(deps, vendorId);
  }
}
