import { observer } from 'mobx-react-lite';
import { formatSofiaTime } from '../../core/shared/date-format.ts';
import type { MovingPlanScreen } from '../../view-models/plans/moving-plan-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage } from '../shell/use-page-language.ts';

/** Warning for a day in the past, or a note for one on which banks and offices are closed (PLAN-06). */
export const PlanDayNotes = observer(function PlanDayNotes({ screen }: { screen: MovingPlanScreen }) {
  const t = useTexts();
  const language = useLanguage();
  const { closedDay } = screen;
  if (screen.isPast) {
    return <Alert kind="warning">{t(screen.isLeaving ? 'leaving-day-past' : 'plan-day-past')}</Alert>;
  }
  if (!closedDay) return null;
  const { holiday, before } = closedDay;
  const day = formatSofiaTime(before, language, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Alert>
      {holiday
        ? t(holiday.moved ? 'plan-day-holiday-moved' : 'plan-day-holiday', {
            name: t(`holiday-${holiday.name}`),
            day,
          })
        : t('plan-day-weekend', { day })}
    </Alert>
  );
});
