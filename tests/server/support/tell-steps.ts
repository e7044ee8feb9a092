import { notifyOfStep } from '../../../server/modules/orders/vendors/undo-step.ts';
import type { TestApplication } from './test-application.ts';

/** Does the jobs that tell buyers of the vendors' steps, as after the minute in which those can be undone. */
export async function tellSteps({ orders, database }: TestApplication): Promise<void> {
  const steps = database.db.selectFrom('vendor_order_step').select('id').where('undo', 'is not', null);
  for (const { id } of await steps.orderBy('id').execute()) await notifyOfStep(orders, id);
}
