import { useSearchParams } from 'react-router-dom';
import { lastDays } from '../../core/shared/period.ts';
import type { Period } from '../../core/shared/period.ts';
import {
  COMPARISONS,
  FIGURE_PERIODS,
  isFigurePeriod,
  suggestedPeriod,
} from '../../core/team/figures/figure-period.ts';
import type { Comparison, FigurePeriod } from '../../core/team/figures/figure-period.ts';
import { FIGURE_GROUPS } from '../../core/team/figures/figures.ts';
import type { FigureGroup } from '../../core/team/figures/figures.ts';
import { useTeam } from '../team-context.ts';

/** Chosen figures and days, as in the address of the page. */
export type FigureChoice = {
  group: FigureGroup;
  choice: FigurePeriod;
  period: Period;
  compare: Comparison;
};

const oneOf = <Word extends string>(words: readonly Word[], text: string | null, fallback: Word): Word =>
  words.find((word) => word === text) ?? fallback;

/** Reads the choice from the address, so that it can be shared; `change` replaces parts of it. */
export function useFigureChoice(): {
  chosen: FigureChoice;
  change(parts: Partial<Record<'group' | 'period' | 'from' | 'to' | 'compare', string>>): void;
} {
  const { clock } = useTeam();
  const [search, setSearch] = useSearchParams();
  const choice = oneOf(FIGURE_PERIODS, search.get('period'), 'days-30');
  const own = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const now = clock.now();
  const ownPeriod = isFigurePeriod(own) ? own : lastDays(30, now);
  return {
    chosen: {
      group: oneOf(FIGURE_GROUPS, search.get('group'), 'visitors'),
      choice,
      period: choice === 'own' ? ownPeriod : suggestedPeriod(choice, now),
      compare: oneOf(COMPARISONS, search.get('compare'), 'previous'),
    },
    change: (parts) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(parts)) next.set(name, value);
      setSearch(next, { replace: true });
    },
  };
}
