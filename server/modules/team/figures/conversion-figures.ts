import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { VisitScreen } from '../../../../src/core/site/visits.ts';
import type { FigureRange, NamedSource } from './figure-source.ts';

/** A step: views of screens, or SQL for the number of what the visitors did. */
type Step = { step: string } & (
  | { views: readonly VisitScreen[] }
  | { count: (range: FigureRange) => RawBuilder<unknown> }
);

const within = ({ start, before }: FigureRange) => sql`created_at >= ${start} and created_at < ${before}`;

/** Steps that follow each other, all counted by the server in the same period. */
const steps = (...all: readonly Step[]): NamedSource => ({
  async values({ db, t }, range) {
    const counts = all.map(
      (
        step,
      ) => sql`select ${step.step}::text as key, (${'views' in step ? viewsOf(step.views, range) : step.count(range)})
        as value`,
    );
    const { rows } = await sql<{ key: string; value: number }>`
      select key, value from (${sql.join(counts, sql` union all `)}) counted`.execute(db);
    const found = new Map(rows.map(({ key, value }) => [key, value]));
    return all.map(({ step: key }) => ({
      key,
      label: t<string>(`figure-step-${key}`),
      value: found.get(key) ?? 0,
    }));
  },
});

const viewsOf = (screens: readonly VisitScreen[], { from, to }: FigureRange) => sql`
  select coalesce(sum(views), 0)::bigint from visit_count
  where day between ${from}::date and ${to}::date and screen = any(${screens}::text[])`;

export const shopSteps = steps(
  { step: 'product', views: ['Product'] },
  { step: 'cart', views: ['Cart'] },
  { step: 'checkout', views: ['Checkout'] },
  { step: 'order', count: (range) => sql`select count(*) from customer_order where ${within(range)}` },
);

export const homeSteps = steps(
  { step: 'home', views: ['Property'] },
  {
    step: 'home-request',
    count: (range) => sql`select (select count(*) from viewing_request where ${within(range)})
      + (select count(*) from conversation where ${within(range)} and property_id is not null)`,
  },
);

export const offerSteps = steps(
  { step: 'offer', views: ['RoommateOffer'] },
  {
    step: 'offer-request',
    count: (range) => sql`select count(*) from conversation where ${within(range)} and offer_id is not null`,
  },
);

export const serviceSteps = steps(
  { step: 'service', views: ['CleaningPage', 'MovingPage'] },
  { step: 'service-selection', views: ['CleaningServices', 'MovingServices'] },
  { step: 'service-order', count: (range) => sql`select count(*) from service_order where ${within(range)}` },
);
