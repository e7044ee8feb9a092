import { observer } from 'mobx-react-lite';
import { leavingTasks } from '../../../core/plans/leaving/leaving.ts';
import type { MovingPlan } from '../../../core/plans/moving-plan.ts';
import type { LeavingTerms } from '../../../view-models/plans/leaving/leaving-terms.ts';
import { CheckboxField } from '../../components/fields/checkbox-field.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { PlanSection } from '../plan-section.tsx';

type Props = { terms: LeavingTerms; plan: MovingPlan };

/** Checklist of contracts to cancel or transfer and people to inform. */
export const TasksSection = observer(function TasksSection({ terms, plan }: Props) {
  const t = useTexts();
  const tasks = leavingTasks(plan.home);
  const done = tasks.filter((task) => terms.isDone(task)).length;
  return (
    <PlanSection title={t('leaving-part-tasks')} sum={t('leaving-tasks-done', { done, count: tasks.length })}>
      <Hint>{t('leaving-tasks-lead')}</Hint>
      <Stack as="ul">
        {tasks.map((task) => (
          <li key={task}>
            <CheckboxField
              id={`leaving-task-${task}`}
              name={`leaving-task-${task}`}
              label={t(`leaving-task-${task}`)}
              hint={t(`leaving-task-${task}-hint`)}
              checked={terms.isDone(task)}
              onChecked={(isDone) => terms.tick(task, isDone)}
            />
          </li>
        ))}
      </Stack>
    </PlanSection>
  );
});
