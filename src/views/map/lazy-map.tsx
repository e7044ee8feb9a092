import { lazy } from 'react';
import type { LocationMapProps } from './location-map.tsx';
import { WhenSeen } from './when-seen.tsx';

const LocationMap = lazy(() =>
  import('./location-map.tsx').then((module) => ({ default: module.LocationMap })),
);

/** The map weighs more than the page that it is on. */
export function LazyMap(props: LocationMapProps) {
  return (
    <WhenSeen>
      <LocationMap {...props} />
    </WhenSeen>
  );
}
