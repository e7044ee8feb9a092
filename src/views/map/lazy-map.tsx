import type { LocationMapProps } from './location-map.tsx';
import { WhenSeen } from './when-seen.tsx';
import { lazySection } from '../components/load-part.ts';

const LocationMap = lazySection(() => import('./location-map.tsx').then((module) => module.LocationMap));

/** The map weighs more than the page that it is on. */
export function LazyMap(props: LocationMapProps) {
  return (
    <WhenSeen>
      <LocationMap {...props} />
    </WhenSeen>
  );
}
