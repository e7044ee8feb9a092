import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SlotDay } from '../../core/services/team-calendar.ts';
import { windowsFrom } from '../../core/services/time-window.ts';
import type { TimeWindow } from '../../core/services/time-window.ts';
import type { FreeWindows } from '../../view-models/services/free-windows.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Skeleton } from '../components/messages/skeleton.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useVisitWords } from './use-visit-words.ts';
import { useField } from '../forms/form-context.tsx';
import { FormRadioGroup } from '../forms/form-fields.tsx';
import { classNames } from '../components/class-names.tsx';

const FIRST_DAYS = 4;

const Days = styled.ul`
  display: grid;
  gap: var(--space-3);
  & > li > span {
    display: block;
    margin-bottom: var(--space-1);
  }
  & button {
    font-variant-numeric: tabular-nums;
  }
`;

export interface VisitTimeProps {
  windows: FreeWindows;
  /** First and last selectable day, `YYYY-MM-DD` (MODAL-08). */
  from: string;
  to: string;
  count: number;
}

export const VisitTime = observer(function VisitTime(props: VisitTimeProps) {
  const t = useTexts();
  const { windows, from, to } = props;
  const date = useField<string>({ name: 'date' });
  const window = useField<TimeWindow | null>({ name: 'window', label: '' });
  const day = windows.on(date.value);
  const hasFree = day?.windows.some(({ free }) => free) ?? false;
  return (
    <Stack>
      <TextField {...date} type="date" required min={from} max={to} />
      {windows.state === 'nothing' && <Hint>{t('service-windows-need-city')}</Hint>}
      {windows.state === 'failed' && (
        <Alert kind="error" title={t('service-windows-failed')}>
          <Row>
            <Button look="secondary" size="small" onClick={() => windows.reload()}>
              {t('try-again')}
            </Button>
          </Row>
        </Alert>
      )}
      {windows.state === 'loading' && !day && (
        <Stack gap="small" aria-busy="true" aria-label={t('loading')}>
          <Skeleton shape="short" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Stack>
      )}
      {day && !hasFree && <Alert kind="warning">{t('service-windows-none')}</Alert>}
      {day && hasFree ? (
        <WindowsOfDay day={day} count={props.count} />
      ) : (
        <FirstFree {...props} onDate={date.onValue} onWindow={window.onValue} />
      )}
      {!hasFree && window.error && (
        <Hint id={window.id} tabIndex={-1} className={classNames('field-error')}>
          {window.error}
        </Hint>
      )}
    </Stack>
  );
});

function WindowsOfDay({ day, count }: { day: SlotDay; count: number }) {
  const t = useTexts();
  const words = useVisitWords();
  return (
    <FormRadioGroup<TimeWindow>
      name="window"
      label={t('service-windows-of', { day: words.day(day.date) })}
      required
      options={day.windows
        .filter(({ window: one }) => windowsFrom(one, count))
        .map(({ window: one, free }) => ({
          value: one,
          label: words.span(one, count),
          disabled: !free,
          ...(!free && { hint: t('service-window-taken') }),
        }))}
    />
  );
}

/** First free slots; a press chooses day and time. */
const FirstFree = observer(function FirstFree({
  windows,
  count,
  onDate,
  onWindow,
}: VisitTimeProps & { onDate: (date: string) => void; onWindow: (window: TimeWindow) => void }) {
  const t = useTexts();
  const words = useVisitWords();
  const [days, setDays] = useState(FIRST_DAYS);
  if (windows.state !== 'ready') return null;
  const shown = windows.first(days);
  if (shown.length === 0) return <Alert kind="warning">{t('service-windows-none-soon')}</Alert>;
  return (
    <Stack gap="small">
      <strong>{t('service-windows-first')}</strong>
      <Days>
        {shown.map((day) => (
          <li key={day.date}>
            <Hint>{words.day(day.date)}</Hint>
            <Row>
              {day.windows
                .filter(({ free }) => free)
                .map(({ window }) => (
                  <Button
                    key={window}
                    look="secondary"
                    size="small"
                    aria-label={`${words.day(day.date)}, ${words.span(window, count)}`}
                    onClick={() => {
                      onDate(day.date);
                      onWindow(window);
                    }}
                  >
                    {words.span(window, count)}
                  </Button>
                ))}
            </Row>
          </li>
        ))}
      </Days>
      {shown.length === days && (
        <Row>
          <Button look="quiet" size="small" onClick={() => setDays(days + FIRST_DAYS)}>
            {t('service-windows-more')}
          </Button>
        </Row>
      )}
    </Stack>
  );
});
