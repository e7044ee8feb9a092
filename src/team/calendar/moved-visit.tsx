import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { CalendarVisit } from '../../core/services/calendar-page.ts';
import { useTexts } from '../use-texts.ts';
import { useCalendarWords } from './calendar-words.ts';

type Props = { visit: CalendarVisit; teamName: string; onShow(): void; onClose(): void };

/** Message about a visit that was moved to a day outside the shown ones. It gets the focus of the visit's button. */
export function MovedVisit({ visit, teamName, onShow, onClose }: Props): ReactNode {
  const t = useTexts();
  const words = useCalendarWords();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Alert
      ref={message}
      tabIndex={-1}
      severity="success"
      sx={{ mb: 2, alignItems: 'center' }}
      action={
        <>
          <Button color="inherit" onClick={onShow}>
            {t('team-calendar-show-day')}
          </Button>
          <Button color="inherit" onClick={onClose}>
            {t('ra.action.close')}
          </Button>
        </>
      }
    >
      {t('team-calendar-moved-away', {
        number: visit.number,
        slot: words.slot(teamName, visit, visit.windowCount),
      })}
    </Alert>
  );
}
