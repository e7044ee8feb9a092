import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { expireUnconfirmed } from './confirm-service-order.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { remindOfVisit } from './service-reminders.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    /** `date` is the day of the visit as it was booked: after a change the reminder has no meaning. */
    'services.remind-visit': { orderId: number; visit: number; date: string };
    'services.expire-unconfirmed': { orderId: number };
    'finish-service-orders': unknown;
  }
}

/** What is done for ordered services in the background. */
export const serviceJobs = (services: ServiceDependencies) =>
  ({
    'services.remind-visit': (visit) => remindOfVisit(services, visit),
    'services.expire-unconfirmed': ({ orderId }) => expireUnconfirmed(services, orderId),
    'finish-service-orders': { at: '47 3 * * *', run: () => finishPastOrders(services) },
  }) satisfies Partial<Jobs>;

/** Marks orders as done whose last visit is past, unless a team could not come. */
export async function finishPastOrders({ db, clock }: ServiceDependencies): Promise<void> {
  const now = clock.now();
  const today = sofiaDay(now);
  await db
    .updateTable('service_order')
    .set({ status: 'done', updated_at: now })
    .where('status', '=', 'booked')
    .where('date', '<', today)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('service_booking')
            .select('service_booking.visit')
            .whereRef('service_booking.order_id', '=', 'service_order.id')
            .where(({ or, eb }) =>
              or([eb('service_booking.date', '>=', today), eb('declined_at', 'is not', null)]),
            ),
        ),
      ),
    )
    .execute();
}
