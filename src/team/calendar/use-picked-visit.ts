import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { CalendarVisit, ServiceCalendarPage } from '../../core/services/calendar-page.ts';
import { isMovable, slotProblem } from '../../core/services/team-schedule.ts';
import type { Slot } from '../../core/services/team-schedule.ts';
import { addDays } from '../../core/shared/sofia-time.ts';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { useCalendarWords } from './calendar-words.ts';
import { isArrow, stepSlot } from './step-slot.ts';

export type PickedVisit = { visit: CalendarVisit; slot: Slot };

type Picking = {
  /** The visit that moves by keys, and its target. */
  picked: PickedVisit | null;
  /** Text for screen readers about the last key. */
  announcement: string;
  onKeyDown(visit: CalendarVisit, event: KeyboardEvent): void;
  cancel(): void;
};

/** Moves a visit by keys: Space picks it up, arrows choose a slot, Enter chooses it, Escape cancels (TEAM-08). */
export function usePickedVisit(
  page: ServiceCalendarPage,
  canMove: boolean,
  choose: (picked: PickedVisit) => void,
): Picking {
  const t = useTexts();
  const words = useCalendarWords();
  const { clock } = useTeam();
  const [picked, setPicked] = useState<PickedVisit | null>(null);
  const [announcement, announce] = useState('');
  const days = Array.from({ length: page.days }, (_, index) => addDays(page.from, index));
  const teamOf = (id: number) => page.teams.find((team) => team.id === id);
  const problemOf = ({ visit, slot }: PickedVisit) => {
    const team = teamOf(slot.teamId);
    return team ? slotProblem(visit, team, slot, page.visits, clock.now()) : null;
  };
  const pick = (visit: CalendarVisit) => {
    const board = boardFor(visit);
    const isShown = days.includes(visit.date) && board.teams.includes(visit.teamId);
    const { teamId, date, window } = visit;
    const first = { teamId: board.teams[0] ?? teamId, date: days[0] ?? date, window };
    setPicked({ visit, slot: isShown ? { teamId, date, window } : first });
    announce(t('team-calendar-announce-picked', { visit: words.label(visit, teamOf(teamId)?.name ?? '') }));
  };
  const boardFor = ({ kind }: CalendarVisit) => ({
    teams: page.teams.filter((team) => team.kind === kind).map(({ id }) => id),
    days,
  });
  const step = (moved: PickedVisit) => {
    const problem = problemOf(moved);
    const slot = words.slot(teamOf(moved.slot.teamId)?.name ?? '', moved.slot, moved.visit.windowCount);
    setPicked(moved);
    announce(
      problem === null
        ? t('team-calendar-announce-free', { slot })
        : t('team-calendar-announce-problem', { slot, problem: t(`slot-problem-${problem}`) }),
    );
  };
  const cancel = () => {
    setPicked(null);
    announce(t('team-calendar-announce-cancelled'));
  };
  const onKeyDown = (visit: CalendarVisit, event: KeyboardEvent) => {
    const { key } = event;
    if (picked === null) {
      if (key !== ' ' || !canMove || !isMovable(visit)) return;
      event.preventDefault();
      pick(visit);
    } else if (isArrow(key)) {
      event.preventDefault();
      step({ ...picked, slot: stepSlot(boardFor(picked.visit), picked.slot, key) });
    } else if (key === 'Escape') {
      event.preventDefault();
      cancel();
    } else if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      if (problemOf(picked) !== null) return step(picked);
      setPicked(null);
      choose(picked);
    }
  };
  return { picked, announcement, onKeyDown, cancel };
}
