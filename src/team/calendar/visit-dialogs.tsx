import type { ReactNode } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { CalendarVisit } from '../../core/services/calendar-page.ts';
import type { Slot } from '../../core/services/team-schedule.ts';
import { ActionDialog } from '../components/action-dialog.tsx';
import type { TeamDataProvider } from '../data-provider.ts';
import { useTexts } from '../use-texts.ts';
import { SlotDialog } from './slot-dialog.tsx';
import { useCalendarRefresh } from './use-calendar.ts';
import { VisitDialog } from './visit-dialog.tsx';
import type { VisitAction } from './visit-dialog.tsx';

/** The open dialog of a visit; `slot` is the one where it was dropped. */
export type OpenDialog = { visit: CalendarVisit; action: VisitAction | 'details'; slot?: Slot };

type Props = {
  open: OpenDialog;
  teamName: string;
  onChange(open: OpenDialog | null): void;
  /** Receives the visit with its new slot after a change. */
  onDone(visit: CalendarVisit): void;
};

/** Details, move, split and completion of a visit. */
export function VisitDialogs({ open, teamName, onChange, onDone }: Props): ReactNode {
  const { visit, action, slot = visit } = open;
  const close = () => onChange(null);
  switch (action) {
    case 'details':
      return (
        <VisitDialog
          visit={visit}
          teamName={teamName}
          onClose={close}
          onAct={(next) => onChange({ visit, action: next })}
        />
      );
    case 'finish':
      return <FinishDialog visit={visit} onClose={close} onDone={() => onDone(visit)} />;
    case 'move':
    case 'split':
      return (
        <SlotDialog
          visit={visit}
          slot={{ teamId: slot.teamId, date: slot.date, window: slot.window }}
          teamName={teamName}
          isSplit={action === 'split'}
          onClose={close}
          onMoved={(to) => onDone(action === 'split' ? visit : { ...visit, ...to })}
        />
      );
  }
}

type FinishProps = { visit: CalendarVisit; onClose(): void; onDone(): void };

function FinishDialog({ visit, onClose, onDone }: FinishProps): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const refresh = useCalendarRefresh();
  const { act } = useDataProvider<TeamDataProvider>();
  const submit = async () => {
    const { visit: number, teamId, date, window, orderId } = visit;
    const part = { visit: number, teamId, date, window };
    try {
      await act('service-orders', { id: orderId, action: 'finish', input: { part } });
    } finally {
      await refresh();
    }
    notify('team-visit-finished', { type: 'success' });
    onDone();
  };
  return (
    <ActionDialog label={t('team-visit-finish')} submit={submit} onClose={onClose}>
      {visit.number}, {visit.customer.name}. {t('team-visit-finish-text')}
    </ActionDialog>
  );
}
