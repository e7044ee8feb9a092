import { useEffect, useState } from 'react';
import { onFailure } from '../../core/shared/failure.ts';
import { Session } from '../../view-models/accounts/session.ts';
import type { PlanGlance } from '../../view-models/plans/plan-glance.ts';
import { PlanGlanceOpener } from '../../view-models/plans/plan-openers.ts';
import { useService } from '../shell/services.tsx';
import { observer } from 'mobx-react-lite';
import { stepName } from '../../core/plans/days/day-note.ts';
import { Link } from 'react-router-dom';
import { PlanIcon } from '../components/icons.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { useSaidDate } from './plan-dates.ts';

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

/** Tile of the front page: the next step of the visitor's plan, or the start of one (PLAN-01). */
export const PlanTile = observer(function PlanTile() {
  const t = useTexts();
  const links = useLinks();
  const said = useSaidDate();
  const glance = usePlanGlance();
  const step = glance?.step;
  const hint = step
    ? t('home-plan-next', { step: stepName(t, step), day: said(step.day) })
    : t(glance ? 'home-plan-go-on' : 'start-hint-MovingIn');
  return (
    <Link to={glance ? links('MovingInPlan', { id: glance.summary.id }) : links('MovingIn')}>
      <PlanIcon />
      {t(glance ? 'home-plan-yours' : 'start-MovingIn')}
      <small>{hint}</small>
    </Link>
  );
});
