import { notifyOfStep } from '../../../server/modules/orders/vendors/undo-step.ts';
import type { TestApplication } from './test-application.ts';

/** Runs the jobs that notify buyers of status changes after the undo period of a minute. */
export async function notifyOfSteps({ orders, database }: TestApplication): Promise<void> {
  const steps = database.db.selectFrom('vendor_order_step').select('id').where('undo', 'is not', null);
  for (const { id } of await steps.orderBy('id').execute()) await notifyOfStep(orders, id);
}
