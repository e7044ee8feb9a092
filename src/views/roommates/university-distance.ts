import type { NearUniversity } from '../../core/roommates/roommate-offer.ts';
import type { TextOf } from '../components/use-texts.ts';

/** Straight distance to a university: `850 м от СУ`, `3,2 км от УНСС`. */
export function universityDistance(t: TextOf, university: NearUniversity): string {
  const { distance, short } = university;
  if (distance < 1_000) {
    return t('university-metres', { metres: Math.max(50, Math.round(distance / 50) * 50), name: short });
  }
  return t('university-kilometres', { kilometres: Math.round(distance / 100) / 10, name: short });
}
