import { useTexts } from '../components/use-texts.ts';
import { useNumbers } from '../components/use-numbers.ts';

/** Metres to which distances are rounded, because addresses are not more exact. */
const STEP = 50;

/** Formats a straight distance in kilometres: "на 850 м", from a kilometre on "на 2,4 км". */
export function useDistanceText(): (kilometres: number) => string {
  const t = useTexts();
  const numbers = useNumbers();
  return (kilometres) => {
    const metres = Math.max(STEP, Math.round((kilometres * 1_000) / STEP) * STEP);
    if (metres < 1_000) return t('property-away-metres', { metres });
    return t('property-away-kilometres', { kilometres: numbers(Math.round(kilometres * 10) / 10) });
  };
}
