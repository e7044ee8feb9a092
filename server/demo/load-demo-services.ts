import { CompiledQuery } from 'kysely';
import type { Selectable, Transaction } from 'kysely';
import type pg from 'pg';
import { withAdvisoryLock } from '../platform/database/advisory-lock.ts';
import { priceService } from '../../src/core/services/service-price.ts';
import { longestWindows, workOf } from '../../src/core/services/service-work.ts';
import type { ServiceKind } from '../../src/core/services/service.ts';
import { TIME_WINDOWS, windowsFrom } from '../../src/core/services/time-window.ts';
import type { TimeWindow } from '../../src/core/services/time-window.ts';
import { addDays, sofiaDay } from '../../src/core/shared/sofia-time.ts';
import { daysIn, startOfStep } from '../../src/core/shared/period.ts';
import { DAY, HOUR } from '../../src/core/shared/durations.ts';
import { newSecret } from '../platform/secrets.ts';
import type { ServiceTable } from '../modules/services/tables.ts';
import type { Database } from '../tables.ts';

type DemoTeam = { name: string; kind: ServiceKind; city: string; email: string };

const team = (kind: ServiceKind, city: string, name: string, box: string): DemoTeam => ({
  name: `„${name}“ – ${city}`,
  kind,
  city,
  email: `${box}@demo.example`,
});

/** Cleaning and moving teams in the six largest cities. */
const TEAMS: readonly DemoTeam[] = [
  team('cleaning', 'София', 'Роса', 'rosa.sofia'),
  team('cleaning', 'София', 'Кристал', 'kristal.sofia'),
  team('cleaning', 'София', 'Бял ден', 'byalden.sofia'),
  team('moving', 'София', 'Два камиона', 'dvakamiona.sofia'),
  team('moving', 'София', 'Здрави ръце', 'zdraviratse.sofia'),
  team('cleaning', 'Пловдив', 'Тепе', 'tepe.plovdiv'),
  team('cleaning', 'Пловдив', 'Марица', 'maritsa.plovdiv'),
  team('moving', 'Пловдив', 'Каменица', 'kamenitsa.plovdiv'),
  team('cleaning', 'Варна', 'Бриз', 'briz.varna'),
  team('moving', 'Варна', 'Котва', 'kotva.varna'),
  team('cleaning', 'Бургас', 'Солници', 'solnitsi.burgas'),
  team('moving', 'Бургас', 'Фар', 'far.burgas'),
  team('cleaning', 'Русе', 'Дунав', 'dunav.ruse'),
  team('moving', 'Русе', 'Пристан', 'pristan.ruse'),
  team('cleaning', 'Стара Загора', 'Липа', 'lipa.starazagora'),
  team('moving', 'Стара Загора', 'Загорка', 'zagorka.starazagora'),
];

/** Most ordered service, in its usual measure. */
const USUAL: Record<ServiceKind, string> = { cleaning: 'home-cleaning', moving: 'moving-two' };

const CUSTOMERS = ['Радостина Колева', 'Стоян Димитров', 'Милена Пенчева', 'Красимир Йорданов', 'Ани Русева'];

/** Area of a visit of two windows, in m². */
const LONG_AREA = 150;

/** Hours since the order without a team was placed, and since the team declined it. */
const DECLINED = { booked: 30, declined: 7 };

/** Days from today with some fully booked windows. */
const BUSY_DAYS = 8;
/** Days before its visit that an order was placed. */
const PLACED_DAYS_BEFORE = 4;

/** Adds teams, and orders of this and the next days that take some of their time. Idempotent. */
export async function loadDemoServices(pool: pg.Pool, now: Date): Promise<void> {
  await withAdvisoryLock(pool, 'demo services', async (client) => {
    await insertTeams(client);
    const { rowCount } = await client.query('select from service_order limit 1');
    if (rowCount) return;
    await fillDays(client, now);
    await addLongOrder(client, now);
    await answerVisits(client, now);
  });
}

async function insertTeams(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into service_team (name, kind, city_id, email, phone)
     select given.name, given.kind, city.id, given.email, '0888 40 ' || (1000 + given.place)
     from jsonb_to_recordset($1::jsonb) as given (name text, kind text, city text, email text, place integer)
     join city on city.name_bg = given.city
     order by given.place
     on conflict (name) do nothing`,
    [JSON.stringify(TEAMS.map((one, place) => ({ ...one, place })))],
  );
}

type ServiceRow = Pick<Selectable<ServiceTable>, 'key' | 'type' | 'price' | 'minutes' | 'measure' | 'usual'>;
type TeamRow = { id: number; kind: ServiceKind; city_id: number };

/** Books some windows of all teams of a kind, to show fully booked times. */
async function fillDays(client: pg.PoolClient, now: Date): Promise<void> {
  const { rows: teams } = await client.query<TeamRow>(
    `select id, kind, city_id from service_team where email like '%@demo.example' order by id`,
  );
  const { rows: services } = await client.query<ServiceRow>(
    'select * from service where key = any($1::text[]) and active',
    [Object.values(USUAL)],
  );
  const today = sofiaDay(now);
  const monday = startOfStep(today, 'week');
  const past = daysIn({ from: monday, to: today }) - 1;
  let placed = 0;
  for (let day = -past; day <= BUSY_DAYS; day += 1) {
    for (const [index, window] of TIME_WINDOWS.entries()) {
      for (const { id, kind, city_id: cityId } of teams) {
        const isBusy =
          kind === 'cleaning' ? (day + past + index + cityId) % 3 === 0 : (day + past + 2 * index) % 4 === 0;
        const service = services.find(({ key }) => key === USUAL[kind]);
        if (!isBusy || !service) continue;
        const customer = CUSTOMERS[placed % CUSTOMERS.length] ?? '';
        placed += 1;
        const visit = { teamId: id, cityId, date: addDays(today, day), window };
        const placedAt = new Date(now.getTime() - (PLACED_DAYS_BEFORE - Math.min(day, 0)) * DAY);
        await insertOrder(client, service, visit, customer, placedAt);
      }
    }
  }
}

/** Adds a visit of two windows, which the team can split. */
async function addLongOrder(client: pg.PoolClient, now: Date): Promise<void> {
  const { rows: services } = await client.query<ServiceRow>(
    'select * from service where key = $1 and active',
    [USUAL.cleaning],
  );
  const { rows: visits } = await client.query<Visit>(
    `select t.id as "teamId", t.city_id as "cityId", to_char(day, 'YYYY-MM-DD') as date, '12-16' as "window"
     from service_team t, generate_series($1::date + 3, $1::date + 8, '1 day') day
     where t.name like '„Роса“%' and not exists (
       select from service_booking where team_id = t.id and date = day::date and time_window <> '08-12')
     order by day limit 1`,
    [sofiaDay(now)],
  );
  const [[service], [visit]] = [services, visits];
  if (service && visit)
    await insertOrder(client, { ...service, usual: LONG_AREA }, visit, 'Десислава Желева', now);
}

/**
 * Gives the calendar of the team its states (TEAM-08): visits before today are done, those of today and tomorrow
 * accepted.
 */
async function answerVisits(client: pg.PoolClient, now: Date): Promise<void> {
  const today = sofiaDay(now);
  await client.query(
    `update service_booking set accepted_at = $1 where date <= $2::date + 1 and declined_at is null`,
    [new Date(now.getTime() - DAY), today],
  );
  await client.query('update service_booking set done_at = $1 where date < $2', [now, today]);
  await client.query(
    `update service_order s set status = 'done' where exists (
       select from service_booking where order_id = s.id and done_at is not null)`,
  );
}

type Visit = { teamId: number; cityId: number; date: string; window: TimeWindow };

/** Adds an order of cleaning whose team declined it, at a time when another team of the town is free. */
export async function addOrderWithoutTeam(transaction: Transaction<Database>, now: Date): Promise<void> {
  const query = async <Row>(text: string, values: unknown[]) =>
    transaction.executeQuery<Row>(CompiledQuery.raw(text, values));
  const { rows: services } = await query<ServiceRow>('select * from service where key = $1 and active', [
    USUAL.cleaning,
  ]);
  const { rows: visits } = await query<Visit>(
    `select t.id as "teamId", t.city_id as "cityId", to_char(day, 'YYYY-MM-DD') as date, given.time_window as "window"
     from service_team t, generate_series($1::date + 2, $1::date + 14, '1 day') day, unnest($2::text[]) given (time_window)
     where t.email like '%@demo.example' and t.kind = 'cleaning' and t.active
       and exists (select from service_team other where other.city_id = t.city_id and other.kind = t.kind and other.id <> t.id)
       and not exists (
         select from service_booking b join service_team other on other.id = b.team_id
         where other.city_id = t.city_id and b.date = day::date and b.time_window = given.time_window)
     order by day, t.id limit 1`,
    [sofiaDay(now), [...TIME_WINDOWS]],
  );
  const [[service], [visit]] = [services, visits];
  if (!service || !visit) return;
  const bookedAt = new Date(now.getTime() - DECLINED.booked * HOUR);
  await insertOrder({ query }, service, visit, 'Даниела Митева', bookedAt);
  await query(
    `update service_booking set declined_at = $1, declined_by = array[team_id]
     where team_id = $2 and date = $3 and time_window = $4`,
    [new Date(now.getTime() - DECLINED.declined * HOUR), visit.teamId, visit.date, visit.window],
  );
}

async function insertOrder(
  client: { query: (text: string, values: unknown[]) => Promise<unknown> },
  row: ServiceRow,
  visit: Visit,
  customer: string,
  now: Date,
): Promise<void> {
  const { type, price, minutes, measure, usual } = row;
  const service = { type, price, minutes, visitDays: null, [measure]: usual };
  const { cityId } = visit;
  const address = { cityId, district: 'Център', street: 'ул. „Свобода“ 12', entrance: 'А', floor: '3' };
  const destination = service.type === 'moving' ? { ...address, street: 'ул. „Роза“ 5' } : null;
  const { total } = priceService(service);
  const work = workOf([service]);
  const windows = windowsFrom(visit.window, longestWindows(work)) ?? [visit.window];
  await client.query(
    `with placed as (
       insert into service_order (token, key, content_hash, type, language, contact_name, contact_phone,
         contact_email, address, destination, date, time_window, work, total, created_at, updated_at)
       select $1, $2, '', type, 'bg', $3, '0888 55 1200', 'customer@demo.example', $4, $5, $6, $7, $8, $9, $10, $10
       from service where key = $11 returning id
     ), line as (
       insert into service_order_line (order_id, position, service_key, type, name_bg, name_en, price, quantity,
         hours, sqm, total)
       select placed.id, 0, s.key, s.type, s.name_bg, s.name_en, s.price,
         case when s.measure = 'quantity' then $13::integer end, case when s.measure = 'hours' then $13::integer end,
         case when s.measure = 'sqm' then $13::integer end, $9
       from placed, service s where s.key = $11
     )
     insert into service_booking (team_id, date, time_window, order_id, visit)
     select $12, $6, given.time_window, placed.id, 1 from placed, unnest($14::text[]) given (time_window)`,
    [
      newSecret(),
      newSecret(),
      customer,
      JSON.stringify(address),
      destination && JSON.stringify(destination),
      visit.date,
      visit.window,
      JSON.stringify(work),
      total,
      now,
      row.key,
      visit.teamId,
      usual,
      windows,
    ],
  );
}
