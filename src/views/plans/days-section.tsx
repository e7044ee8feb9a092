import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { isMoved } from '../../core/plans/days/plan-day.ts';
import type { PlanDay } from '../../core/plans/days/plan-day.ts';
import { formatSofiaTime } from '../../core/shared/date-format.ts';
import type { MovingPlanScreen } from '../../view-models/plans/moving-plan-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { VisuallyHidden } from '../components/accessibility.tsx';
import { useLanguage, useToday } from '../shell/use-page-language.ts';
import { dayNote, problemNote, stepName } from '../../core/plans/days/day-note.ts';
import { deliveryNote } from '../../core/plans/things/delivery-note.ts';
import { PlanSection } from './plan-section.tsx';
import { useSaidDate } from './plan-dates.ts';
import { lazySection } from '../components/load-part.ts';

const DayControls = lazySection(() => import('./day-controls.tsx').then((module) => module.DayControls));

const List = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: 12rem minmax(0, 1fr) minmax(0, auto);
    align-items: center;
    gap: 0 var(--space-4);
    min-height: 4.25rem;
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--colour-line);
  }
  & > li:last-of-type {
    border: 0;
  }
  @media (max-width: 39.99rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, auto);
    }
    & > li > time {
      grid-column: 1;
    }
    & > li > time + div {
      grid-row: 2;
    }
    & > li > button {
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
  & time {
    font-weight: var(--weight-strong);
  }
  & small {
    display: block;
    color: var(--colour-ink-soft);
  }
  @media print {
    & > li {
      min-height: 0;
      padding-block: var(--space-1);
    }
    & small {
      display: inline;
      &::before {
        content: ' · ';
      }
    }
  }
`;

/** Steps by day, or the first conflict that makes the plan impossible (PLAN-06). */
export const DaysSection = observer(function DaysSection({ screen }: { screen: MovingPlanScreen }) {
  const t = useTexts();
  const said = useSaidDate();
  const { days, problem } = screen.days;
  const { plan } = screen.editor;
  return (
    <PlanSection title={t('plan-part-days')} onPaper>
      {problem && plan && <Alert kind="warning">{problemNote(t, problem, plan, said)}</Alert>}
      <MovedDay screen={screen} />
      {days.length === 0 ? (
        <p>{t(screen.isLeaving ? 'leaving-days-none' : 'plan-days-none')}</p>
      ) : (
        <List>
          {days.map((day) => (
            <Step key={day.id} screen={screen} planned={day} />
          ))}
        </List>
      )}
    </PlanSection>
  );
});

/** Announces the moved step to screen readers. */
const MovedDay = observer(function MovedDay({ screen }: { screen: MovingPlanScreen }) {
  const t = useTexts();
  const language = useLanguage();
  const moved = screen.sections?.calendar.moved;
  const day = moved && formatSofiaTime(moved.day, language, { day: 'numeric', month: 'long' });
  return (
    <VisuallyHidden role="status">
      {moved && day && t('plan-day-moved', { step: stepName(t, moved), day })}
    </VisuallyHidden>
  );
});

const Step = observer(function Step({ screen, planned }: { screen: MovingPlanScreen; planned: PlanDay }) {
  const { step, day, time, holiday, order, isFixed, delivery, note } = planned;
  const calendar = screen.sections?.calendar;
  const t = useTexts();
  const language = useLanguage();
  const today = useToday();
  const said = useSaidDate();
  return (
    <li>
      <time dateTime={day}>
        {formatSofiaTime(day, language, { weekday: 'long', day: 'numeric', month: 'long' })}
      </time>
      <div>
        {stepName(t, planned)}
        {delivery && <small>{deliveryNote(t, delivery, said)}</small>}
        {delivery?.keysBy && <small>{t('plan-delivery-keys-by', { day: said(delivery.keysBy) })}</small>}
        {note && <small>{dayNote(t, note, said)}</small>}
        {time && <small>{t('plan-day-at', { time })}</small>}
        {step === 'viewing' && calendar?.viewing?.owner.phone && (
          <small>
            {calendar.viewing.owner.name}{' '}
            <a href={`tel:${calendar.viewing.owner.phone}`}>{calendar.viewing.owner.phone}</a>
          </small>
        )}
        {holiday && <small>{t('plan-day-is', { name: t(`holiday-${holiday.name}`) })}</small>}
        {order && !delivery && (
          <small>
            {order.from > today
              ? t('plan-order-from', { day: said(order.from) })
              : t('plan-order-until', { day: said(order.until) })}
          </small>
        )}
      </div>
      {calendar && !isFixed && (isMoved(step) || delivery) && (
        <Suspense fallback={null}>
          <DayControls calendar={calendar} planned={planned} />
        </Suspense>
      )}
    </li>
  );
});
