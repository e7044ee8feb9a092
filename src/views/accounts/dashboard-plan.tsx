import { observer } from 'mobx-react-lite';
import { stepName } from '../../core/plans/days/day-note.ts';
import { Link } from 'react-router-dom';
import { Panel } from '../components/layout.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { usePlanGlance } from '../plans/plan-tile.tsx';
import { useSaidDate } from '../plans/plan-dates.ts';
import { useLinks } from '../shell/use-page-language.ts';

/** The next step of the account's plan; an account without plans can start one. */
export const DashboardPlan = observer(function DashboardPlan() {
  const t = useTexts();
  const links = useLinks();
  const said = useSaidDate();
  const glance = usePlanGlance();
  const step = glance?.step;
  return (
    <Section
      title={t('moving-in-plan')}
      action={
        <Link to={glance ? links('MovingInPlan', { id: glance.summary.id }) : links('MovingIn')}>
          {t(glance ? 'dashboard-plan-open' : 'plan-make')}
        </Link>
      }
    >
      <Panel>
        <p>
          {step
            ? t('home-plan-next', { step: stepName(t, step), day: said(step.day) })
            : t(glance ? 'home-plan-go-on' : 'start-hint-MovingIn')}
        </p>
      </Panel>
    </Section>
  );
});
