import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ServiceCalendarPage } from '../../core/services/calendar-page.ts';
import { isDay } from '../../core/shared/sofia-time.ts';
import { useTeam } from '../team-context.ts';
import { useLanguage } from '../use-texts.ts';

const KEY = 'service-calendar';
/** Customers book and teams answer meanwhile. */
const REFRESH_MS = 60_000;

export type CalendarView = 'week' | 'day';

/** Returns the calendar of a city from the server; `day` without a value is today. */
export function useCalendarQuery(days: 1 | 7, day: string | undefined, cityId: number | undefined) {
  const { operations } = useTeam();
  const language = useLanguage();
  const query = { days, ...(day !== undefined && { day }), ...(cityId !== undefined && { cityId }) };
  return useQuery<ServiceCalendarPage>({
    queryKey: [KEY, language, days, day, cityId],
    queryFn: () => operations.serviceCalendar(query),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

export function useCalendarRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [KEY] });
}

type Shown = { view: CalendarView; day: string | undefined; cityId: number | undefined };

export function useShownCalendar(): [
  Shown,
  (changes: Partial<Record<'view' | 'day' | 'city', string>>) => void,
] {
  const [params, setParams] = useSearchParams();
  const day = params.get('day') ?? '';
  const cityId = Number(params.get('city'));
  const shown = {
    view: params.get('view') === 'day' ? ('day' as const) : ('week' as const),
    day: isDay(day) ? day : undefined,
    cityId: Number.isSafeInteger(cityId) && cityId > 0 ? cityId : undefined,
  };
  const change = (changes: Partial<Record<'view' | 'day' | 'city', string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [shown, change];
}
