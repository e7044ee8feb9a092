import type { FileSaver, PlanExport, PlanFile } from '../../src/core/plans/plan-export.ts';
import { fakeGateway } from './fake-gateway.ts';

/** Files and a calendar URL of one plan. */
export function aPlanExport() {
  let address: string | null = null;
  return fakeGateway<PlanExport>({
    planFile: ({ format }) => ({
      name: `uyut-plan.${format}`,
      type: 'application/pdf',
      content: btoa('%PDF-'),
    }),
    planCalendar: () => ({ address }),
    openPlanCalendar: ({ id }) => ({ address: (address = `https://uyut.example/calendar/plan/${id}.ics`) }),
    endPlanCalendar: () => {
      address = null;
      return { message: 'done' };
    },
  });
}

/** Records the saved files. */
export function aFileSaver(): FileSaver & { saved: PlanFile[] } {
  const saved: PlanFile[] = [];
  return { saved, save: (file) => void saved.push(file) };
}
