import { placeOfNear } from '../../../core/properties/near/near-place.ts';
import type { KnownPlaces, NearPlace } from '../../../core/properties/near/near-place.ts';
import { minutesBetween } from '../../../core/properties/near/travel-time.ts';
import type { PropertySummary } from '../../../core/properties/property.ts';
import { useTexts } from '../../components/use-texts.ts';
import { classNames } from '../../components/class-names.tsx';

export interface NearMinutesProps {
  near: readonly string[];
  known: KnownPlaces;
  home: Pick<PropertySummary, 'city' | 'gpsCoordinates'>;
}

/** Estimated minutes from a home to each of the visitor's places (FIND-05); nothing without places. */
export function NearMinutes({ near, known, home }: NearMinutesProps) {
  const t = useTexts();
  const places = near.flatMap((written) => placeOfNear(written, known) ?? []);
  if (places.length === 0) return null;
  return (
    <ul className={classNames('near-minutes')}>
      {places.map((place) => (
        <li key={place.near}>
          <b>{placeName(t, place)}</b>{' '}
          {t('near-minutes', {
            walk: minutesBetween(home, place, 'walk'),
            bike: minutesBetween(home, place, 'bike'),
            transit: minutesBetween(home, place, 'transit'),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Name of a place; coordinates if it was typed or picked. */
export function placeName(t: ReturnType<typeof useTexts>, { name, near }: NearPlace): string {
  return name === '' ? t('near-pin', { place: near.replace(',', ', ') }) : name;
}
