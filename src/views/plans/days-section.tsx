import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { PlanDay } from '../../core/plans/plan-days.ts';
import { Clock } from '../../core/shared/clock.ts';
import { formatSofiaTime } from '../../core/shared/date-format.ts';
import { sofiaDay } from '../../core/shared/sofia-time.ts';
import type { MovingPlanScreen } from '../../view-models/plans/moving-plan-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';
import { useLanguage } from '../shell/use-page-language.ts';
import { PlanSection } from './plan-section.tsx';

const List = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: minmax(7rem, 1fr) minmax(0, 3fr);
    gap: 0 var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--colour-line);
  }
  & > li:last-of-type {
    border: 0;
  }
  & time {
    font-weight: var(--weight-strong);
  }
  & small {
    display: block;
    color: var(--colour-ink-soft);
  }
`;

/** What happens when, on days on which it can, or the first thing that makes it impossible (PLAN-06). */
export const DaysSection = observer(function DaysSection({ screen }: { screen: MovingPlanScreen }) {
  const t = useTexts();
  const { days, problem } = screen.days;
  return (
    <PlanSection title={t('plan-part-days')}>
      {problem && <Alert kind="warning">{t(`plan-days-${problem}`)}</Alert>}
      {days.length === 0 ? (
        <p>{t('plan-days-none')}</p>
      ) : (
        <List>
          {days.map((day) => (
            <Step key={day.step} {...day} />
          ))}
        </List>
      )}
    </PlanSection>
  );
});

function Step({ step, day, holiday, order }: PlanDay) {
  const t = useTexts();
  const language = useLanguage();
  const today = sofiaDay(useService(Clock).now());
  const said = (date: string) => formatSofiaTime(date, language, { day: 'numeric', month: 'long' });
  return (
    <li>
      <time dateTime={day}>
        {formatSofiaTime(day, language, { weekday: 'long', day: 'numeric', month: 'long' })}
      </time>
      <div>
        {t(`plan-step-${step}`)}
        {holiday && <small>{t('plan-day-is', { name: t(`holiday-${holiday.name}`) })}</small>}
        {order && (
          <small>
            {order.from > today
              ? t('plan-order-from', { day: said(order.from) })
              : t('plan-order-until', { day: said(order.until) })}
          </small>
        )}
      </div>
    </li>
  );
}
