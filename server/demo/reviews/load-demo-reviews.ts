import type pg from 'pg';
import { subjectParts } from '../../../src/core/reviews/review-subject.ts';
import { bayesianRating, isHighlyRated } from '../../../src/core/reviews/star-average.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { DAY } from '../../../src/core/shared/durations.ts';
import { OWNER_REVIEWS, PRODUCT_REVIEWS, SERVICE_REVIEWS, VENDOR_REVIEWS } from './demo-reviews.ts';
import type { DemoReview } from './demo-reviews.ts';

type Reviewed = { subject: string; vendorId: number | null; reviews: readonly DemoReview[] };

/** What buyers, customers and visitors say in the demo. Does nothing when something is said already. */
export async function loadDemoReviews(pool: pg.Pool, now: Date): Promise<void> {
  await withAdvisoryLock(pool, 'demo reviews', async (client) => {
    const { rowCount } = await client.query('select from review limit 1');
    if (rowCount) return;
    const reviewed = [
      ...(await products(client)),
      ...(await vendors(client)),
      ...(await owners(client)),
      ...Object.entries(SERVICE_REVIEWS).map(([key, reviews]) => ({
        subject: `service-${key}`,
        vendorId: null,
        reviews,
      })),
    ];
    for (const [index, one] of reviewed.entries()) await insert(client, one, index, now);
  });
}

/** The first product of each category. */
async function products(client: pg.PoolClient): Promise<Reviewed[]> {
  const { rows } = await client.query<{ id: number; vendor_id: number; name: string }>(
    `select distinct on (c.id) p.id, p.vendor_id, c.name_bg as name from category c
     join product p on p.category_id = c.id
     where p.listed and p.deleted_at is null and p.hidden_at is null and c.name_bg = any($1)
     order by c.id, p.popularity desc, p.id desc`,
    [Object.keys(PRODUCT_REVIEWS)],
  );
  return rows.map(({ id, vendor_id: vendorId, name }) => ({
    subject: `product-${id}`,
    vendorId,
    reviews: PRODUCT_REVIEWS[name] ?? [],
  }));
}

async function vendors(client: pg.PoolClient): Promise<Reviewed[]> {
  const { rows } = await client.query<{ id: number }>('select id from vendor order by id limit $1', [
    VENDOR_REVIEWS.length,
  ]);
  return rows.map(({ id }, index) => ({
    subject: `vendor-${id}`,
    vendorId: id,
    reviews: VENDOR_REVIEWS[index] ?? [],
  }));
}

async function owners(client: pg.PoolClient): Promise<Reviewed[]> {
  const { rows } = await client.query<{ id: number; email: string }>(
    'select id, email from account where email = any($1)',
    [Object.keys(OWNER_REVIEWS)],
  );
  return rows.map(({ id, email }) => ({
    subject: `owner-${id}`,
    vendorId: null,
    reviews: OWNER_REVIEWS[email] ?? [],
  }));
}

/** One every few days, the first the oldest; who has written more has helped more. */
async function insert(
  client: pg.PoolClient,
  { subject, vendorId, reviews }: Reviewed,
  place: number,
  now: Date,
): Promise<void> {
  const stars = [0, 0, 0, 0, 0];
  for (const [index, [given, name, text, reply]] of reviews.entries()) {
    stars[given - 1] = (stars[given - 1] ?? 0) + 1;
    const at = new Date(now.getTime() - (6 + (reviews.length - index) * 9 + (place % 5)) * DAY);
    await client.query(
      `insert into review (subject, vendor_id, name, stars, text, language, helpful, reply, replied_at, created_at)
       values ($1, $2, $3, $4, $5, 'bg', $6, $7, $8, $9)`,
      [
        subject,
        vendorId,
        name,
        given,
        text,
        Math.max(0, Math.round(text.length / 25) - index - (place % 3)),
        reply ?? null,
        reply ? new Date(at.getTime() + 2 * DAY) : null,
        at,
      ],
    );
  }
  await client.query('insert into review_summary (subject, stars) values ($1, $2)', [subject, stars]);
  const { kind, id } = subjectParts(subject) ?? {};
  if (kind === 'product')
    await client.query('update product set stars = $2, rating = $3, highly_rated = $4 where id = $1', [
      id,
      stars,
      bayesianRating(stars),
      isHighlyRated(stars),
    ]);
}
