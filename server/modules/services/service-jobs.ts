import { sql } from 'kysely';
import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { ServicesParts } from './service-dependencies.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'finish-service-orders': unknown;
  }
}

/** Orders whose last visit is past are done. A nightly job. */
export async function finishPastOrders({ db, clock }: ServicesParts): Promise<void> {
  const now = clock.now();
  await sql`
    update service_order o set status = 'done', updated_at = ${now}
    where o.status = 'booked' and o.date < ${sofiaDay(now)}::date
      and not exists (
        select from service_booking b where b.order_id = o.id and b.date >= ${sofiaDay(now)}::date
      )`.execute(db);
}
