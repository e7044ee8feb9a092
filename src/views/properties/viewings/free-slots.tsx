import styled from '@emotion/styled';
import { useState } from 'react';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLocalTimes } from './viewing-facts.tsx';

const FIRST_DAYS = 3;

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

export interface FreeSlotsProps {
  /** Format `YYYY-MM-DD HH:MM`, in Sofia. */
  slots: readonly string[];
  onChoose: (slot: string) => void;
}

/** Free times by day; a press begins the request (HOME-12). */
export function FreeSlots({ slots, onChoose }: FreeSlotsProps) {
  const t = useTexts();
  const times = useLocalTimes();
  const [all, setAll] = useState(false);
  const days = [...new Set(slots.map((slot) => slot.slice(0, 10)))].sort();
  const shown = all ? days : days.slice(0, FIRST_DAYS);
  return (
    <Stack gap="small">
      <strong>{t('listing-free-slots')}</strong>
      <Days>
        {shown.map((day) => (
          <li key={day}>
            <Hint>{times.day(`${day} 12:00`)}</Hint>
            <Row>
              {slots
                .filter((slot) => slot.startsWith(day))
                .map((slot) => (
                  <Button
                    key={slot}
                    look="secondary"
                    size="small"
                    aria-label={t('listing-choose-slot', { time: times.whole(slot) })}
                    onClick={() => onChoose(slot)}
                  >
                    {slot.slice(11)}
                  </Button>
                ))}
            </Row>
          </li>
        ))}
      </Days>
      {days.length > shown.length && (
        <Row>
          <Button look="quiet" size="small" onClick={() => setAll(true)}>
            {t('more-days')}
          </Button>
        </Row>
      )}
      <Hint>{t('listing-slots-hint')}</Hint>
    </Stack>
  );
}
