import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import AcceptedIcon from '@mui/icons-material/CheckCircleOutlined';
import DoneIcon from '@mui/icons-material/DoneAll';
import UnconfirmedIcon from '@mui/icons-material/HelpOutlineOutlined';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ConflictIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { CalendarVisit } from '../../core/services/calendar-page.ts';
import { isMovable } from '../../core/services/team-schedule.ts';
import { useTexts } from '../use-texts.ts';
import { useCalendarWords } from './calendar-words.ts';

/** Id of a visit's button, to which the focus returns after a move. */
export const chipId = ({
  orderId,
  visit,
  teamId,
  date,
}: Pick<CalendarVisit, 'orderId' | 'visit' | 'teamId' | 'date'>) =>
  `visit-${orderId}-${visit}-${teamId}-${date}`;

type Props = {
  visit: CalendarVisit;
  teamName: string;
  /** Text below the customer's name. */
  detail: string;
  /** Part of the id, if the visit is also in the calendar. */
  place?: string;
  canMove: boolean;
  isPicked: boolean;
  /** True after the visit's move, which makes it another button. */
  isFocused?: boolean;
  onOpen(visit: CalendarVisit): void;
  onKeyDown(visit: CalendarVisit, event: KeyboardEvent): void;
  onLeave?(): void;
};

/** A visit in the calendar: a button for its details, which can be dragged or moved by keys. */
export function VisitChip({
  visit,
  teamName,
  detail,
  place = '',
  canMove,
  isPicked,
  isFocused = false,
  onOpen,
  onKeyDown,
  onLeave,
}: Props): ReactNode {
  const words = useCalendarWords();
  const button = useRef<HTMLButtonElement>(null);
  const draggedData = useEffectEvent(() => ({ visit }));
  const state = stateOf(visit);
  const isDraggable = canMove && isMovable(visit);
  useEffect(() => {
    const element = button.current;
    if (!element || !isDraggable) return undefined;
    return draggable({ element, getInitialData: () => draggedData() });
  }, [isDraggable]);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <ButtonBase
      ref={button}
      id={`${place}${chipId(visit)}`}
      aria-label={words.label(visit, teamName)}
      aria-pressed={isPicked || undefined}
      onClick={() => onOpen(visit)}
      onKeyDown={(event) => onKeyDown(visit, event)}
      {...(isPicked && onLeave && { onBlur: onLeave })}
      sx={[CHIP, isDraggable && { cursor: 'grab' }, LOOKS[state], isPicked && PICKED]}
    >
      <Typography component="span" variant="body2" noWrap sx={{ width: '100%', fontWeight: 600 }}>
        {visit.customer.name}
      </Typography>
      <Typography component="span" variant="body2" sx={DETAIL}>
        <StateIcon state={state} />
        <span>{detail}</span>
      </Typography>
    </ButtonBase>
  );
}

type State = 'conflict' | 'done' | 'unconfirmed' | 'accepted' | 'waiting';

const ICONS = {
  conflict: ConflictIcon,
  done: DoneIcon,
  unconfirmed: UnconfirmedIcon,
  accepted: AcceptedIcon,
  waiting: WaitingIcon,
} as const satisfies Record<State, unknown>;

function stateOf({ conflicts, orderStatus, status }: CalendarVisit): State {
  if (conflicts.length > 0) return 'conflict';
  if (status === 'done') return 'done';
  if (orderStatus === 'unconfirmed') return 'unconfirmed';
  return status === 'accepted' ? 'accepted' : 'waiting';
}

function StateIcon({ state }: { state: State }): ReactNode {
  const Icon = ICONS[state];
  return <Icon aria-hidden sx={{ fontSize: 16, flexShrink: 0 }} />;
}

/** Meaning of the icons. */
export function VisitLegend(): ReactNode {
  const t = useTexts();
  const meanings: [State, string][] = [
    ['waiting', t('team-visit-waiting')],
    ['accepted', t('team-visit-accepted')],
    ['done', t('team-visit-done')],
    ['unconfirmed', t('service-order-status-unconfirmed')],
    ['conflict', t('team-calendar-problem')],
  ];
  return (
    <Typography component="div" variant="body2" color="textSecondary" sx={LEGEND}>
      {meanings.map(([state, text]) => (
        <Box component="span" key={state} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <StateIcon state={state} />
          {text}
        </Box>
      ))}
    </Typography>
  );
}

const LEGEND = { display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 } as const;

const CHIP = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'start',
  minHeight: 44,
  minWidth: 0,
  width: '100%',
  height: '100%',
  px: 0.75,
  py: 0.25,
  borderRadius: 1,
  border: 1,
  borderLeftWidth: 4,
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
  color: 'text.primary',
  overflow: 'hidden',
} as const;

const DETAIL = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  width: '100%',
  color: 'text.secondary',
  lineHeight: 1.25,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

const PICKED = { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 1 } as const;

const LOOKS = {
  conflict: {
    borderColor: 'error.main',
    '& .MuiSvgIcon-root, & .MuiSvgIcon-root + span': { color: (theme: Theme) => theme.palette.error.main },
  },
  done: { borderColor: 'divider', bgcolor: 'action.hover' },
  unconfirmed: { borderStyle: 'dashed' },
  waiting: { borderStyle: 'dashed' },
  accepted: {},
} as const;
