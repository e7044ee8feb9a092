import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { foldForSearch } from '../../../src/core/shared/search-text.ts';
import { isConnectedCourier } from '../../../src/core/shipping/courier-office.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Database } from '../../tables.ts';
import type { ShippingDependencies } from './delivery-options.ts';
import type { CourierClient, ListedOffice } from './couriers/courier-client.ts';

/** Seconds for the list of a courier. */
const TIME_LIMIT = 60;

/**
 * Stores the offices that a courier lists, and closes those that it no longer lists (SHIP-01). An empty list is
 * an error, because it would close all.
 * @throws Error if the courier does not answer
 */
export async function syncOffices(db: Kysely<Database>, client: CourierClient, now: Date): Promise<void> {
  const listed = await client.offices(AbortSignal.timeout(TIME_LIMIT * 1_000));
  if (listed.length === 0) throw new Error(`The courier ${client.courier} lists no offices.`);
  const rows = JSON.stringify(listed.map(rowOf));
  await inTransaction(db, async (transaction) => {
    await sql`
      insert into courier_office (courier, code, kind, name_bg, name_en, city_bg, city_en, address_bg, address_en,
        latitude, longitude, hours, max_weight, max_sides, words)
      select ${client.courier}, given.* from jsonb_to_recordset(${rows}::jsonb) as given (code text, kind text,
        name_bg text, name_en text, city_bg text, city_en text, address_bg text, address_en text,
        latitude double precision, longitude double precision, hours jsonb, max_weight integer,
        max_sides integer[], words text)
      on conflict (courier, code) do update set kind = excluded.kind, name_bg = excluded.name_bg,
        name_en = excluded.name_en, city_bg = excluded.city_bg, city_en = excluded.city_en,
        address_bg = excluded.address_bg, address_en = excluded.address_en, latitude = excluded.latitude,
        longitude = excluded.longitude, hours = excluded.hours, max_weight = excluded.max_weight,
        max_sides = excluded.max_sides, words = excluded.words, closed_at = null`.execute(transaction);
    await transaction
      .updateTable('courier_office')
      .set({ closed_at: now })
      .where('courier', '=', client.courier)
      .where('closed_at', 'is', null)
      .where(
        'code',
        'not in',
        listed.map(({ code }) => code),
      )
      .execute();
    await transaction
      .insertInto('courier_sync')
      .values({ courier: client.courier, synced_at: now })
      .onConflict((conflict) => conflict.column('courier').doUpdateSet({ synced_at: now }))
      .execute();
  });
}

/** Stores the offices of all couriers that can be asked. A job; a courier that is down stops no other. */
export async function syncAllOffices({ db, log, couriers }: ShippingDependencies, now: Date): Promise<void> {
  const rows = await db.selectFrom('courier_account').select('courier').distinct().execute();
  const connected = new Set(rows.map(({ courier }) => courier));
  for (const client of couriers) {
    if (isConnectedCourier(client.courier) && !connected.has(client.courier)) continue;
    await syncOffices(db, client, now).catch((error: unknown) =>
      log.warn({ err: error, courier: client.courier }, 'the courier lists no offices'),
    );
  }
}

function rowOf({ name, city, address, limits, ...office }: ListedOffice): Record<string, unknown> {
  const texts = [city.bg, city.en, name.bg, name.en, address.bg, address.en];
  return {
    ...office,
    name_bg: name.bg,
    name_en: name.en,
    city_bg: city.bg,
    city_en: city.en,
    address_bg: address.bg,
    address_en: address.en,
    max_weight: limits.weight,
    max_sides: limits.sides,
    words: texts.map(foldForSearch).join(' '),
  };
}
