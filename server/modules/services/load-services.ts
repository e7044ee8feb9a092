import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { withAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Measure, ServiceKind, ServiceType } from '../../../src/core/services/service.ts';

/** Columns that are those of the file even if the team has changed the terms. */
const FIXED = ['group_key', 'type', 'months', 'severity', 'visit_days', 'position'];

type Words = { readonly bg: string; readonly en: string };

type ServiceOfFile = {
  readonly key: string;
  readonly type: ServiceType;
  readonly name: Words;
  readonly description: Words;
  /** Stotinki per piece, hour or m². */
  readonly price: number;
  readonly measure: Measure;
  readonly usual: number;
  readonly least: number;
  readonly months?: number;
  readonly severity?: number;
  readonly minutes: number;
  readonly visitDays?: number;
};

/** Group of `content/services.json`. */
export type GroupOfFile = {
  readonly key: string;
  readonly catalogue: ServiceKind;
  readonly name: Words;
  readonly items: readonly ServiceOfFile[];
};

/** @param root folder of the project */
export async function readServices(root: string): Promise<GroupOfFile[]> {
  return JSON.parse(await readFile(join(root, 'content/services.json'), 'utf8')) as GroupOfFile[];
}

/**
 * Synchronises the catalogues with `content/services.json` and writes only differences. A service missing in
 * the file is no longer offered, but stays for existing orders. Terms that the team has changed stay (TEAM-07).
 */
export async function loadServices(pool: pg.Pool, root: string): Promise<void> {
  const groups = await readServices(root);
  await withAdvisoryLock(pool, 'services', async (client) => {
    await writeGroups(client, groups);
    await writeServices(client, groups);
  });
}

async function writeGroups(client: pg.PoolClient, groups: readonly GroupOfFile[]): Promise<void> {
  const rows = groups.map(({ key, catalogue, name }, index) => ({
    key,
    catalogue,
    name_bg: name.bg,
    name_en: name.en,
    position: index + 1,
  }));
  await client.query(
    `insert into service_group (key, catalogue, name_bg, name_en, position)
     select * from jsonb_to_recordset($1::jsonb) as given (key text, catalogue text, name_bg text, name_en text,
       position integer)
     on conflict (key) do update set catalogue = excluded.catalogue, name_bg = excluded.name_bg,
       name_en = excluded.name_en, position = excluded.position
     where (service_group.catalogue, service_group.name_bg, service_group.name_en, service_group.position)
       is distinct from (excluded.catalogue, excluded.name_bg, excluded.name_en, excluded.position)`,
    [JSON.stringify(rows)],
  );
}

async function writeServices(client: pg.PoolClient, groups: readonly GroupOfFile[]): Promise<void> {
  const rows = groups
    .flatMap(({ key, items }) => items.map((item) => ({ item, group: key })))
    .map(({ item, group }, index) => ({
      key: item.key,
      group_key: group,
      type: item.type,
      name_bg: item.name.bg,
      name_en: item.name.en,
      description_bg: item.description.bg,
      description_en: item.description.en,
      price: item.price,
      measure: item.measure,
      usual: item.usual,
      least: item.least,
      months: item.months ?? null,
      severity: item.severity ?? null,
      minutes: item.minutes,
      visit_days: item.visitDays ?? null,
      position: index + 1,
      active: true,
    }));
  const { rows: changed } = await client.query<{ keys: string[] }>(
    `select coalesce(array_agg(distinct key), '{}') as keys from team_version where kind = 'services' and valid_from <= now()`,
  );
  const keys = new Set(changed[0]?.keys);
  const columns = Object.keys(rows[0] ?? { key: '' }).filter((column) => column !== 'key');
  await upsertServices(
    client,
    rows.filter(({ key }) => !keys.has(key)),
    columns,
  );
  await upsertServices(
    client,
    rows.filter(({ key }) => keys.has(key)),
    FIXED,
  );
  // Services that the team has added are in no file.
  await client.query(
    `update service set active = false where active and key <> all ($1::text[])
       and not exists (select from team_version v where v.kind = 'services' and v.key = service.key)`,
    [rows.map(({ key }) => key)],
  );
}

/** Updates only the given columns of existing services. */
async function upsertServices(
  client: pg.PoolClient,
  rows: readonly object[],
  columns: readonly string[],
): Promise<void> {
  const list = (prefix: string) => columns.map((column) => `${prefix}.${column}`).join(', ');
  await client.query(
    `insert into service select * from jsonb_populate_recordset(null::service, $1::jsonb)
     on conflict (key) do update set (${columns.join(', ')}) = row (${list('excluded')})
     where (${list('service')}) is distinct from (${list('excluded')})`,
    [JSON.stringify(rows)],
  );
}
