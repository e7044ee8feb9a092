import type pg from 'pg';
import { parseSubject } from '../../../src/core/reviews/review.ts';
import { bayesianRating, isHighlyRated } from '../../../src/core/reviews/star-average.ts';
import { DAY } from '../../../src/core/shared/durations.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { demoOwners } from '../properties/owners.ts';
import { ownerEmails } from '../properties/insert-property-owners.ts';
import { Random, seedOf } from '../random.ts';
import { kinds } from '../shop/kinds.ts';
import { demoVendors } from '../shop/vendors.ts';
import { composeLandlordReviews, composeProductReviews, composeVendorReviews } from './compose-reviews.ts';
import type { DemoReview } from './compose-reviews.ts';
import { OWNER_REVIEWS, PRODUCT_REVIEWS, SERVICE_REVIEWS, VENDOR_REVIEWS } from './demo-reviews.ts';

/** Reviews of one subject, none earlier than `since`. */
interface Reviewed {
  readonly subject: string;
  readonly vendorId: number | null;
  readonly since: Date;
  readonly reviews: readonly DemoReview[];
}

const REVIEWED_SHARE = 0.2;
/** Number of products in the catalogue. Further ones serve performance tests only. */
const REVIEWED_WITHIN = 640;
/** Days until a delivered product was used, or a viewing took place. */
const EXPERIENCE_DAYS = 10;
const LATEST_DAYS = 2;
const EARLIEST_DAYS = 200;

/** Adds demo reviews. Does nothing if there are reviews. */
export async function loadDemoReviews(pool: pg.Pool, now: Date): Promise<void> {
  await withAdvisoryLock(pool, 'demo reviews', async (client) => {
    const { rowCount } = await client.query('select from review limit 1');
    if (rowCount) return;
    const services = Object.entries(SERVICE_REVIEWS).map(([key, reviews]) => ({
      subject: `service-${key}`,
      vendorId: null,
      since: new Date(now.getTime() - EARLIEST_DAYS * DAY),
      reviews,
    }));
    const reviewed = [
      ...(await products(client)),
      ...(await vendors(client)),
      ...(await owners(client)),
      ...services,
    ];
    await insertReviews(client, reviewed, now);
    await summarise(client, reviewed);
  });
}

/** The last product of each category with fixed reviews, and a fifth of the catalogue. */
async function products(client: pg.PoolClient): Promise<Reviewed[]> {
  const { rows } = await client.query<{
    id: number;
    vendor_id: number;
    vendor_code: string;
    category: string;
    category_id: number;
    created_at: Date;
    is_last: boolean;
  }>(
    `select p.id, p.vendor_id, p.vendor_code, c.name_bg as category, c.id as category_id, p.created_at,
       p.id = max(p.id) over (partition by p.category_id) as is_last
     from (select * from product
       where variant_of is null and listed and deleted_at is null and hidden_at is null order by id limit $1) p
     join category c on c.id = p.category_id order by p.id`,
    [REVIEWED_WITHIN],
  );
  return rows.flatMap(({ id, vendor_id: vendorId, created_at: since, ...row }) => {
    const kind = kinds[row.category_id - 1];
    const written = row.is_last ? PRODUCT_REVIEWS[row.category] : undefined;
    const isDrawn = new Random(seedOf(row.vendor_code)).chance(REVIEWED_SHARE);
    if (!kind || (!written && !isDrawn)) return [];
    const reviews = written ?? composeProductReviews(kind.key, row.vendor_code);
    return [{ subject: `product-${id}`, vendorId, since, reviews }];
  });
}

async function vendors(client: pg.PoolClient): Promise<Reviewed[]> {
  const { rows } = await client.query<{ id: number; created_at: Date }>(
    'select id, created_at from vendor order by id limit $1',
    [demoVendors.length],
  );
  return rows.map(({ id, created_at: since }, index) => ({
    subject: `vendor-${id}`,
    vendorId: id,
    since,
    reviews: VENDOR_REVIEWS[index] ?? composeVendorReviews(demoVendors[index]?.code ?? ''),
  }));
}

/** The demo logins, every agency and every third private landlord. */
async function owners(client: pg.PoolClient): Promise<Reviewed[]> {
  const composed = ownerEmails.filter((_, place) => place >= demoOwners.length || place % 3 === 0);
  const { rows } = await client.query<{ id: number; email: string; created_at: Date }>(
    'select id, email, created_at from account where email = any($1) order by id',
    [[...Object.keys(OWNER_REVIEWS), ...composed]],
  );
  return rows.map(({ id, email, created_at: since }) => ({
    subject: `owner-${id}`,
    vendorId: null,
    since,
    reviews: OWNER_REVIEWS[email] ?? composeLandlordReviews(email),
  }));
}

/** Inserts the oldest first; longer reviews have more helpful votes. */
async function insertReviews(client: pg.PoolClient, reviewed: readonly Reviewed[], now: Date): Promise<void> {
  const rows = reviewed.flatMap(({ subject, vendorId, since, reviews }) => {
    const random = new Random(seedOf(subject));
    const days = daysOf(reviews.length, since, now, random);
    return reviews.map(([stars, name, text, reply], index) => {
      const at = new Date(now.getTime() - (days[index] ?? LATEST_DAYS) * DAY);
      const repliedAt = new Date(Math.min(now.getTime(), at.getTime() + (0.5 + random.next()) * DAY));
      return {
        subject,
        vendor_id: vendorId,
        name,
        stars,
        text,
        helpful: random.between(0, Math.round(text.length / 25)),
        reply: reply ?? null,
        replied_at: reply ? repliedAt : null,
        created_at: at,
      };
    });
  });
  const ordered = rows.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  await client.query(
    `insert into review (subject, vendor_id, name, stars, text, language, helpful, reply, replied_at, created_at)
     select subject, vendor_id, name, stars, text, 'bg', helpful, reply, replied_at, created_at
     from jsonb_to_recordset($1::jsonb) as given (subject text, vendor_id bigint, name text,
       stars smallint, text text, helpful integer, reply text, replied_at timestamptz, created_at timestamptz)
     order by created_at`,
    [JSON.stringify(ordered)],
  );
}

/** Days before now, oldest first, none before `since`. */
function daysOf(count: number, since: Date, now: Date, random: Random): number[] {
  const age = (now.getTime() - since.getTime()) / DAY - EXPERIENCE_DAYS;
  const earliest = Math.max(LATEST_DAYS, Math.min(EARLIEST_DAYS, age));
  return Array.from({ length: count }, () => LATEST_DAYS + random.next() * (earliest - LATEST_DAYS)).toSorted(
    (one, other) => other - one,
  );
}

async function summarise(client: pg.PoolClient, reviewed: readonly Reviewed[]): Promise<void> {
  const summaries = reviewed.map(({ subject, reviews }) => {
    const stars = [1, 2, 3, 4, 5].map((count) => reviews.filter(([given]) => given === count).length);
    return {
      subject,
      stars: `{${stars.join(',')}}`,
      rating: bayesianRating(stars),
      high: isHighlyRated(stars),
    };
  });
  await client.query(
    `insert into review_summary (subject, stars) select subject, stars::integer[]
     from jsonb_to_recordset($1::jsonb) as given (subject text, stars text)`,
    [JSON.stringify(summaries)],
  );
  const rated = summaries.flatMap(({ subject, ...summary }) => {
    const { kind, id } = parseSubject(subject) ?? {};
    return kind === 'product' ? [{ id, ...summary }] : [];
  });
  await client.query(
    `update product p set stars = given.stars::integer[], rating = given.rating, highly_rated = given.high
     from jsonb_to_recordset($1::jsonb) as given (id bigint, stars text, rating integer, high boolean)
     where p.id = given.id`,
    [JSON.stringify(rated)],
  );
}
