import { observer } from 'mobx-react-lite';
import { stepName } from '../../core/plans/days/day-note.ts';
import { Link } from 'react-router-dom';
import { PlanIcon } from '../components/icons.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { usePlanGlance } from './use-plan-glance.ts';
import { useSaidDate } from './use-said-date.ts';

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
