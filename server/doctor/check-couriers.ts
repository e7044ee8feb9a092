import type pg from 'pg';
import { DAY } from '../../src/core/shared/durations.ts';
import { ok, warning } from './finding.ts';
import type { Finding } from './finding.ts';

const OLD_DAYS = 2;

/** Names connected couriers whose offices were not synchronised for two days (SHIP-03). */
export async function checkCouriers(client: pg.ClientBase, now: () => Date): Promise<Finding[]> {
  const { rows: tables } = await client.query("select to_regclass('courier_sync') as name");
  if (tables[0]?.name === null) return [];
  const { rows } = await client.query<{ courier: string; synced_at: Date | null }>(
    `select courier, synced_at from (select distinct courier from courier_account) connected
       left join courier_sync using (courier) order by courier`,
  );
  return rows.map(({ courier, synced_at: at }) =>
    at && now().getTime() - at.getTime() < OLD_DAYS * DAY
      ? ok(`couriers: the offices of ${courier} are up to date`)
      : warning(
          `couriers: the offices of ${courier} were not synchronised for ${OLD_DAYS} days`,
          'Look for "the courier lists no offices" in the log, and check COURIERS and the courier.',
        ),
  );
}
