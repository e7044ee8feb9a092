import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { CalendarVisit } from '../../core/services/calendar-page.ts';
import type { Slot, SlotProblem } from '../../core/services/team-schedule.ts';

type Props = {
  slot: Slot;
  /** Reason why the dragged visit cannot take the slot; undefined without a dragged visit. */
  problem: SlotProblem | null | undefined;
  /** Windows of the dragged or picked visit from this slot on. */
  isTarget: boolean;
  /** CSS lines of the slot within its cell. */
  place: { gridRow: number; gridColumn: number };
  onDrop(visit: CalendarVisit, slot: Slot): void;
};

/** A window of a team and day, in which a visit can be dropped. */
export function CalendarSlot({ slot, problem, isTarget, place, onDrop }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const canDrop = useEffectEvent(() => problem === null);
  const drop = useEffectEvent((visit: CalendarVisit) => onDrop(visit, slot));
  useEffect(() => {
    if (!element.current) return undefined;
    return dropTargetForElements({
      element: element.current,
      canDrop: () => canDrop(),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        drop(source.data['visit'] as CalendarVisit);
      },
    });
  }, []);
  const isFree = problem === null;
  return (
    <Box
      ref={element}
      aria-hidden
      sx={{
        ...place,
        minHeight: 44,
        minWidth: 0,
        borderRadius: 1,
        border: '1px dashed',
        borderColor: isFree ? 'primary.main' : 'divider',
        bgcolor: isOver && isFree ? 'action.selected' : 'transparent',
        ...(problem != null && { opacity: 0.6, bgcolor: 'action.disabledBackground' }),
        ...(isTarget && {
          borderStyle: 'solid',
          borderWidth: 3,
          borderColor: isFree ? 'primary.main' : 'error.main',
          opacity: 1,
        }),
      }}
    />
  );
}
