import type pg from 'pg';
import { sofiaDay } from '../../src/core/shared/sofia-time.ts';
import type { VisitScreen } from '../../src/core/site/visits.ts';
import { withAdvisoryLock } from '../platform/database/advisory-lock.ts';
import { newSecret } from '../platform/secrets.ts';

/** Days of counted views: a year for the comparison, and the longest suggested period. */
const VIEW_DAYS = 456;
/** Days of searches, queues and requests for viewings. */
const DAYS = 90;

/** Views of a usual day on phones in Bulgarian, and the share of arrivals in per cent. */
const SCREENS: readonly [screen: VisitScreen, views: number, arrivals: number][] = [
  ['Index', 160, 62],
  ['ProductCategory', 120, 21],
  ['Product', 210, 34],
  ['Cart', 44, 4],
  ['Checkout', 19, 0],
  ['Properties', 150, 30],
  ['Property', 260, 28],
  ['Roommates', 40, 25],
  ['RoommateOffer', 55, 22],
  ['CleaningPage', 24, 40],
  ['CleaningServices', 11, 6],
  ['MovingPage', 14, 35],
  ['MovingServices', 6, 5],
  ['BlogPost', 35, 81],
  ['Search', 30, 3],
  ['AdminMessages', 25, 20],
];

/** Searches without results, with how often on a usual day. */
const SEARCHES: readonly [kind: string, filters: string, times: number][] = [
  ['products', 'request=бебешко креватче', 3],
  ['products', 'request=аквариум', 2],
  ['products', 'request=люлеещ стол', 2],
  ['properties', 'text=къща с басейн', 2],
  ['properties', 'city=1 text=таванско ателие', 1],
  ['products', 'request=камина на биоетанол', 1],
  ['roommates', 'text=студентски град', 1],
];

/** Adds views, searches, queues and answered requests of the past, for the figures of the team. Idempotent. */
export async function loadDemoFigures(pool: pg.Pool, now: Date): Promise<void> {
  await withAdvisoryLock(pool, 'demo figures', async (client) => {
    const { rowCount } = await client.query('select from visit_count where day < $1 limit 1', [
      sofiaDay(now),
    ]);
    if (rowCount) return;
    await countViews(client, now);
    await countSearches(client, now);
    await countQueues(client, now);
    await askForViewings(client, now);
    await orderServicesBefore(client, now);
  });
}

/** Grows over the year, with more phones on weekends and fewer visitors in August. */
async function countViews(client: pg.PoolClient, now: Date): Promise<void> {
  await client.query(
    `insert into visit_count (day, screen, language, device, views, visits)
     select day, screen, language, device, views, round(views * arrivals / 100.0)
     from jsonb_to_recordset($3::jsonb) as s (screen text, usual integer, arrivals integer),
       (values ('bg', 1.0), ('en', 0.12)) l (language, of_language),
       (values ('phone', 1.0), ('tablet', 0.07), ('desktop', 0.55)) d (device, of_device),
       generate_series($1::date - $2::integer, $1::date - 1, '1 day') moment,
       lateral (select moment::date as day, $1::date - moment::date as ago, extract(isodow from moment)::integer as weekday) t,
       lateral (select round(usual * of_language * of_device
         * (1 - ago * 0.0011)
         * case when weekday >= 6 then case device when 'desktop' then 0.7 else 1.25 end else 1 end
         * case when extract(month from day) = 8 then 0.75 else 1 end
         * (0.88 + (hashtext(day::text || screen) & 255) / 1062.0))::integer as views) v
     where views > 0
     on conflict do nothing`,
    [
      sofiaDay(now),
      VIEW_DAYS,
      JSON.stringify(SCREENS.map(([screen, usual, arrivals]) => ({ screen, usual, arrivals }))),
    ],
  );
}

async function countSearches(client: pg.PoolClient, now: Date): Promise<void> {
  await client.query(
    `insert into empty_search (day, kind, filters, times)
     select moment::date, kind, filters, usual + (hashtext(moment::text || filters) & 1)
     from jsonb_to_recordset($3::jsonb) as s (kind text, filters text, usual integer),
       generate_series($1::date - $2::integer, $1::date - 1, '1 day') moment
     where (hashtext(filters || moment::text) & 3) < usual + 1
     on conflict do nothing`,
    [
      sofiaDay(now),
      DAYS,
      JSON.stringify(SEARCHES.map(([kind, filters, usual]) => ({ kind, filters, usual }))),
    ],
  );
}

async function countQueues(client: pg.PoolClient, now: Date): Promise<void> {
  await client.query(
    `insert into queue_count (day, kind, waiting, oldest_minutes)
     select moment::date, kind, waiting, case when waiting = 0 then 0 else 90 + waiting * 160 + noise * 9 end
     from (values ('listing-reports', 6), ('comments', 4), ('companies', 2), ('failed-mails', 1), ('review-reports', 2))
         q (kind, usual),
       generate_series($1::date - $2::integer, $1::date - 1, '1 day') moment,
       lateral (select hashtext(moment::text || kind) & 127 as noise) n,
       lateral (select greatest(0, usual + noise / 24 - 2) as waiting) w
     on conflict do nothing`,
    [sofiaDay(now), DAYS],
  );
}

/** Some requests a day for homes of landlords other than those of the demo accounts; most are answered in hours. */
async function askForViewings(client: pg.PoolClient, now: Date): Promise<void> {
  await client.query(
    `insert into viewing_request (property_id, token, language, contact_name, contact_phone, contact_email, date_time,
       status, note, question, created_at, updated_at, answered_at)
     select p.id, $3 || '-' || number, 'bg', names[1 + number % 5], '0888' || lpad((320400 + number)::text, 6, '0'),
       'ogled' || number || '@demo.example', null, 'declined', '', 'Свободно ли е още жилището?', at, at,
       case when number % 7 <> 0 then at + make_interval(mins => (25 + (number * number * 13) % 700)::integer) end
     from (
       select row_number() over (order by day, one) as number,
         day + make_interval(hours => 8 + (one * 3) % 11, mins => one * 7 % 60) as at
       from generate_series($1::timestamptz - make_interval(days => $2), $1::timestamptz - interval '1 day', '1 day') day,
         generate_series(1, 2 + extract(isodow from day)::integer % 4) one
     ) asked,
     lateral (select array['Мария Стоева', 'Георги Панов', 'Елица Маринова', 'Борис Христов', 'Яна Колева'] as names) n,
     lateral (
       select h.id from property h join account owner on owner.id = h.owner_id
       where h.status = 'active' and h.deleted_at is null
         and owner.email not in ('user@demo.example', 'agency@demo.example')
       order by h.id offset (number * 37) % 400 limit 1
     ) p`,
    [now, DAYS, newSecret()],
  );
}

/** Distributes the orders of the demo customers over the weeks before. */
async function orderServicesBefore(client: pg.PoolClient, now: Date): Promise<void> {
  await client.query(
    `update service_order
     set created_at = $1::timestamptz - make_interval(days => (id % 53)::integer, hours => (id % 9)::integer)
     where contact_email = 'customer@demo.example'`,
    [now],
  );
}
