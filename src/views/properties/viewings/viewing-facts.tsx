import type { Viewing, ViewingStatus } from '../../../core/properties/viewings/viewing.ts';
import { useLanguage } from '../../shell/use-page-language.ts';
import { formatSofiaTime } from '../../../core/shared/date-format.ts';
import { useTexts } from '../../components/use-texts.ts';

/** State as shown: `past` took place, `missed` was not answered in time. */
export type ViewingState = ViewingStatus | 'past' | 'missed';

export function viewingState({ status, isPast }: Pick<Viewing, 'status' | 'isPast'>): ViewingState {
  if (!isPast || status === 'declined' || status === 'cancelled') return status;
  return status === 'accepted' ? 'past' : 'missed';
}

/** Formats times of Sofia, `YYYY-MM-DD HH:MM`, in the language of the page. */
export function useLocalTimes(): { day(dateTime: string): string; whole(dateTime: string): string } {
  const language = useLanguage();
  const format = (options: Intl.DateTimeFormatOptions) => (dateTime: string) =>
    formatSofiaTime(dateTime, language, options);
  return {
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    whole: format({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
  };
}

export function MapLink({ viewing: { map } }: { viewing: Pick<Viewing, 'map'> }) {
  const t = useTexts();
  return (
    map && (
      <a href={map} target="_blank" rel="noopener noreferrer">
        {t('viewing-map')}
      </a>
    )
  );
}
