import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CalendarVisit } from '../../core/services/calendar-page.ts';
import { isFinishable, isMovable } from '../../core/services/team-schedule.ts';
import { FactList } from '../cases/facts.tsx';
import { Money } from '../components/formats.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { useCalendarWords } from './calendar-words.ts';

export type VisitAction = 'move' | 'split' | 'finish';

type Fact = { label: string; value: ReactNode };

type Props = {
  visit: CalendarVisit;
  teamName: string;
  onClose(): void;
  onAct(action: VisitAction): void;
};

/** Details of a visit with its actions. */
export function VisitDialog({ visit, teamName, onClose, onAct }: Props): ReactNode {
  const t = useTexts();
  const words = useCalendarWords();
  const createPath = useCreatePath();
  const title = useId();
  const actions = useVisitActions(visit);
  const canOpenOrder = usePermitted('service-orders.read');
  const { conflicts } = visit;
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>
        {visit.number} · {t(`service-type-${visit.type}`)}
      </DialogTitle>
      <DialogContent>
        {conflicts.length > 0 && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {words.status(visit)}
          </Alert>
        )}
        <FactList facts={[...planOf(visit, teamName, { t, words }), ...workFacts(visit, { t, words })]} />
        {canOpenOrder && (
          <Link
            component={RouterLink}
            to={createPath({ resource: 'service-orders', id: visit.orderId, type: 'show' })}
            sx={LINK}
          >
            {t('team-visit-open-order')}
          </Link>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{t('ra.action.close')}</Button>
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === 'move' ? 'contained' : 'outlined'}
            onClick={() => onAct(action)}
          >
            {t(`team-visit-${action}`)}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}

/** Actions with a visit that its state and the member's permissions allow, the most frequent last. */
export function useVisitActions(visit: CalendarVisit): VisitAction[] {
  const { clock } = useTeam();
  const canFinish = usePermitted('service-orders.finish');
  const canSplit = usePermitted('service-orders.split');
  const canMove = usePermitted('service-orders.move');
  const allowed: Record<VisitAction, boolean> = {
    finish: canFinish && isFinishable(visit, clock.now()),
    split: canSplit && isMovable(visit) && visit.windowCount > 1,
    move: canMove && isMovable(visit),
  };
  return (['finish', 'split', 'move'] as const).filter((action) => allowed[action]);
}

type Words = { t: ReturnType<typeof useTexts>; words: ReturnType<typeof useCalendarWords> };

function planOf(visit: CalendarVisit, teamName: string, { t, words }: Words): Fact[] {
  const status = visit.conflicts.length === 0 ? words.status(visit) : '';
  return [
    {
      label: t('day-and-time'),
      value: `${words.day(visit.date)}, ${words.span(visit.window, visit.windowCount)}`,
    },
    { label: t('team-visit-team'), value: teamName },
    ...(status === '' ? [] : [{ label: t('status'), value: status }]),
  ];
}

/** Facts of a visit for its team; empty ones are omitted. */
export function workFacts(visit: CalendarVisit, { t, words }: Words): Fact[] {
  const { customer, address, destination, lines, notes } = visit;
  const phone = customer.phone.replace(/\s/g, '');
  const facts: [string, ReactNode][] = [
    [t('team-visits'), words.place(visit)],
    [t('service-visit-customer'), customer.name],
    [
      t('order-contact-phone'),
      <Link key="phone" href={`tel:${phone}`} sx={LINK}>
        {customer.phone}
      </Link>,
    ],
    [t('order-address'), words.address(address)],
    [t('service-visit-destination'), destination ? words.address(destination) : ''],
    [t('service-visit-work'), lines.map((line) => `${line.name}: ${words.amount(line)}`).join('; ')],
    [t('service-visit-amount'), <Money key="amount" amount={visit.amount} />],
    [t('notes'), notes],
  ];
  return facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}

const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: 44, mr: 3 } as const;
