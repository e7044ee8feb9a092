import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { NextHome } from '../../../view-models/plans/leaving/next-home.ts';
import { PlanRepository } from '../../../view-models/plans/plan-repository.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Button, LinkButton } from '../../components/actions/button.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { Row } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../../shell/use-page-language.ts';
import { useService } from '../../shell/services.tsx';
import { homeName } from '../plan-names.ts';
import { PlanSection } from '../plan-section.tsx';
import type { LeavingProps } from './leaving-section.tsx';

/** The plan for moving into the next home, which contains the move. Both plans link to each other. */
export const NextHomeSection = observer(function NextHomeSection({ screen, plan }: LeavingProps) {
  const t = useTexts();
  const links = useLinks();
  const [shelf, modals] = [useService(PlanRepository), useService(Modals)];
  const [next] = useState(() => new NextHome(screen.editor, shelf, modals));
  useEffect(() => void next.load(), [next]);
  return (
    <PlanSection title={t('leaving-next')}>
      {plan.otherPlan !== null ? (
        <>
          <p>{t('leaving-next-linked')}</p>
          <Row>
            <LinkButton look="secondary" to={links('MovingInPlan', { id: plan.otherPlan })}>
              {t('leaving-next-open')}
            </LinkButton>
            <Button look="quiet" busy={next.busy} onClick={() => void next.unlink()}>
              {t('leaving-next-unlink')}
            </Button>
          </Row>
        </>
      ) : (
        <Choice screen={screen} next={next} />
      )}
    </PlanSection>
  );
});

const Choice = observer(function Choice({ screen, next }: Pick<LeavingProps, 'screen'> & { next: NextHome }) {
  const t = useTexts();
  const links = useLinks();
  const { plans } = next;
  if (plans === null) return null;
  if (plans.length === 0) {
    return (
      <>
        <p>{t('leaving-next-none')}</p>
        <Row>
          <LinkButton look="secondary" to={links('MovingIn')}>
            {t('leaving-next-make')}
          </LinkButton>
        </Row>
      </>
    );
  }
  return (
    <>
      <p>{t('leaving-next-text')}</p>
      <SelectField
        id="leaving-next"
        name="leaving-next"
        label={t('moving-in-plan')}
        unmarked
        value={next.chosen}
        options={plans.map((plan) => ({ value: plan.id, label: homeName(t, plan, screen.cities) }))}
        onValue={(id) => next.choose(id)}
      />
      <Row>
        <Button look="secondary" busy={next.busy} onClick={() => void next.link()}>
          {t('leaving-next-link')}
        </Button>
      </Row>
    </>
  );
});
