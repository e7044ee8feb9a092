import { useEffect, useState } from 'react';
import { Failure } from '../../core/shared/failure.ts';
import { Session } from '../../view-models/accounts/session.ts';
import type { PlanGlance } from '../../view-models/plans/plan-glance.ts';
import { PlanGlanceOpener } from '../../view-models/plans/plan-glance-opener.ts';
import { useService } from '../shell/services.tsx';

/** Next step of the plan in this browser or account; null until it is read, and without plans. */
export function usePlanGlance(): PlanGlance | null {
  const opener = useService(PlanGlanceOpener);
  const isSignedIn = useService(Session).user !== null;
  const [glance, setGlance] = useState<PlanGlance | null>(null);
  useEffect(() => {
    let isCurrent = true;
    opener.open(isSignedIn).then(
      (read) => {
        if (isCurrent) setGlance(read);
      },
      (error: unknown) => {
        // The page shows the start of a plan instead.
        if (!(error instanceof Failure)) throw error;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [opener, isSignedIn]);
  return glance;
}
