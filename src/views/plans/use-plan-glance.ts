import { useEffect, useState } from 'react';
import { onFailure } from '../../core/shared/failure.ts';
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
    const show = (read: PlanGlance | null) => {
      if (isCurrent) setGlance(read);
    };
    // On failure the page shows the start of a plan.
    void opener.open(isSignedIn).catch(onFailure(null)).then(show);
    return () => {
      isCurrent = false;
    };
  }, [opener, isSignedIn]);
  return glance;
}
