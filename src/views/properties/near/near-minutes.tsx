import { placeOfNear } from '../../../core/properties/near/near-place.ts';
import type { KnownPlaces, NearPlace } from '../../../core/properties/near/near-place.ts';
import { kilometresBetween, minutesFor, transitKindOf } from '../../../core/properties/near/travel-time.ts';
import type { TravelMeans } from '../../../core/properties/property-choices.ts';
import type { PropertySummary } from '../../../core/properties/property.ts';
import { useTexts } from '../../components/use-texts.ts';
import { placeName } from './place-name.ts';
import { classNames } from '../../components/class-names.tsx';

export interface NearMinutesProps {
  near: readonly string[];
  known: KnownPlaces;
  home: Pick<PropertySummary, 'city' | 'gpsCoordinates'>;
}

/** Estimated minutes from a home to the searched places (FIND-05); renders nothing without places. */
export function NearMinutes({ near, known, home }: NearMinutesProps) {
  const t = useTexts();
  const places = near.flatMap((written) => placeOfNear(written, known) ?? []);
  if (places.length === 0) return null;
  const minutes = (place: NearPlace, by: TravelMeans) => {
    const away = kilometresBetween(home.gpsCoordinates, place.gpsCoordinates);
    return Math.max(1, Math.round(minutesFor(by, away, transitKindOf(home.city.id))));
  };
  return (
    <ul className={classNames('near-minutes')}>
      {places.map((place) => (
        <li key={place.near}>
          <b>{placeName(t, place)}</b>{' '}
          {t('near-minutes', {
            walk: minutes(place, 'walk'),
            bike: minutes(place, 'bike'),
            transit: minutes(place, 'transit'),
          })}
        </li>
      ))}
    </ul>
  );
}
