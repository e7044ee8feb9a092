import { tellStep } from '../../../server/modules/orders/vendors/undo-step.ts';
import type { TestApplication } from './test-application.ts';

/** Runs the jobs that notify buyers of vendors' steps, as after the undo minute. */
export async function tellSteps({ orders, database }: TestApplication): Promise<void> {
  const steps = database.db.selectFrom('vendor_order_step').select('id').where('undo', 'is not', null);
  for (const { id } of await steps.orderBy('id').execute()) await tellStep(orders, id);
}
