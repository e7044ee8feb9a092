import { sofiaDay } from '../../../src/core/shared/sofia-time.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { expireUnconfirmed } from './confirm-service-order.ts';
import type { ServiceDependencies } from './service-dependencies.ts';
import { remindOfVisit } from './service-reminders.ts';

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    /** `date` of the visit when it was booked: a later change cancels the reminder. */
    'services.remind-visit': { orderId: number; visit: number; date: string };
    'services.expire-unconfirmed': { orderId: number };
    'finish-service-orders': unknown;
  }
}

export const serviceJobs = (deps: ServiceDependencies) =>
  ({
    'services.remind-visit': (visit) => remindOfVisit(deps, visit),
    'services.expire-unconfirmed': ({ orderId }) => expireUnconfirmed(deps, orderId),
    'finish-service-orders': { at: '47 3 * * *', run: () => finishPastOrders(deps) },
  }) satisfies Partial<Jobs>;

/** Marks orders as done after their last visit, unless a team declined it. */
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
