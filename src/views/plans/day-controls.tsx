import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { MAX_PLAN_DAYS_AHEAD, PLANNED_WORK } from '../../core/plans/moving-plan.ts';
import { stepName } from '../../core/plans/days/day-note.ts';
import { isAnswered } from '../../core/plans/days/plan-day.ts';
import type { PlanDay } from '../../core/plans/days/plan-day.ts';
import { formatSofiaTime } from '../../core/shared/date-format.ts';
import { addDays } from '../../core/shared/sofia-time.ts';
import type { PlanCalendar } from '../../view-models/plans/plan-calendar.ts';
import { Button } from '../components/actions/button.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage, useToday } from '../shell/use-page-language.ts';

type Props = { calendar: PlanCalendar; planned: PlanDay };

const Below = styled.div`
  grid-column: 1 / -1;
  padding-top: var(--space-3);
`;

const Follow = styled.ul`
  margin-block: var(--space-1) var(--space-3);
`;

/**
 * Moves a step to another day: by date field, by a day, or to the proposed day. Asks about dependent steps
 * (PLAN-06).
 */
export const DayControls = observer(function DayControls({ calendar, planned }: Props) {
  const t = useTexts();
  const id = useId();
  const { step, isChosen } = planned;
  const isOpen = calendar.chosenId === planned.id;
  const toggle = `${id}-toggle`;
  const focus = useRef<string | null>(null);
  useEffect(() => {
    // A moved step or an answered question loses the focus.
    if (focus.current) document.getElementById(focus.current)?.focus();
    focus.current = null;
  });
  const press = (button: string, action: () => void) => ({
    id: `${id}-${button}`,
    onClick: () => {
      focus.current = `${id}-${button}`;
      action();
    },
  });
  return (
    <>
      <Button
        id={toggle}
        look="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-label={t('plan-day-change-of', { step: stepName(t, planned) })}
        onClick={() => calendar.choose(isOpen ? null : planned.id)}
      >
        {t('plan-day-change')}
      </Button>
      <BusyTeam calendar={calendar} planned={planned} />
      {isOpen && (
        <Below>
          <Stack>
            <DayField calendar={calendar} planned={planned} />
            <Row>
              <Button look="secondary" size="small" {...press('earlier', () => calendar.moveBy(-1))}>
                {t('plan-day-earlier')}
              </Button>
              <Button look="secondary" size="small" {...press('later', () => calendar.moveBy(1))}>
                {t('plan-day-later')}
              </Button>
              {isChosen && !isAnswered(step) && (
                <Button
                  look="quiet"
                  size="small"
                  onClick={() => {
                    focus.current = toggle;
                    calendar.propose();
                  }}
                >
                  {t('plan-day-propose')}
                </Button>
              )}
            </Row>
            <Question
              calendar={calendar}
              onDecided={() => {
                focus.current = toggle;
              }}
            />
          </Stack>
        </Below>
      )}
    </>
  );
});

const DayField = observer(function DayField({ calendar, planned }: Props) {
  const t = useTexts();
  const today = useToday();
  return (
    <TextField
      id={`plan-day-${planned.id}`}
      name={`day-${planned.id}`}
      type="date"
      label={t('plan-day-new')}
      unmarked
      value={calendar.typed}
      error={calendar.error ? t(calendar.error) : undefined}
      min={planned.delivery?.comes?.to ?? today}
      max={addDays(today, MAX_PLAN_DAYS_AHEAD)}
      onValue={(day) => calendar.move(day)}
    />
  );
});

/** Asks if dependent steps move too. */
const Question = observer(function Question({
  calendar,
  onDecided,
}: Pick<Props, 'calendar'> & { onDecided: () => void }) {
  const t = useTexts();
  const said = useSaidDay();
  const { proposed } = calendar;
  if (!proposed) return null;
  const decide = (how: Parameters<PlanCalendar['decide']>[0]) => () => {
    onDecided();
    calendar.decide(how);
  };
  return (
    <Alert title={t('plan-day-follow', { day: said(proposed.day) })}>
      <Follow>
        {proposed.follow.map(({ step, to }) => (
          <li key={step}>{t('plan-day-follows', { step: t(`plan-step-${step}`), day: said(to) })}</li>
        ))}
      </Follow>
      <Row>
        <Button size="small" onClick={decide('together')}>
          {t('plan-day-together')}
        </Button>
        <Button look="secondary" size="small" onClick={decide('alone')}>
          {t('plan-day-alone')}
        </Button>
        <Button look="quiet" size="small" onClick={decide('not')}>
          {t('plan-day-stay')}
        </Button>
      </Row>
    </Alert>
  );
});

/** Says that no team is free on the planned day, and proposes the nearest one. */
const BusyTeam = observer(function BusyTeam({ calendar, planned }: Props) {
  const t = useTexts();
  const said = useSaidDay();
  const work = PLANNED_WORK.find((one) => one === planned.step);
  const busy = work ? calendar.busyTeam(work) : null;
  if (!work || !busy) return null;
  const { nearest } = busy;
  return (
    <Below>
      <Alert kind="warning">
        {nearest === null ? t('plan-team-none') : t('plan-team-busy', { day: said(nearest) })}
        {nearest !== null && (
          <Row>
            <Button look="secondary" size="small" onClick={() => calendar.moveToFree(work)}>
              {t('plan-team-move', { day: said(nearest) })}
            </Button>
          </Row>
        )}
      </Alert>
    </Below>
  );
});

/** `вторник, 16 март` */
function useSaidDay(): (day: string) => string {
  const language = useLanguage();
  return (day) => formatSofiaTime(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}
