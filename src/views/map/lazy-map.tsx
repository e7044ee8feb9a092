import type { LocationMapProps } from './location-map.tsx';
import { WhenSeen } from './when-seen.tsx';
import { lazySection } from '../components/load-part.ts';

const LocationMap = lazySection(() => import('./location-map.tsx').then((module) => module.LocationMap));

/** Loads on demand, because the map is larger than its page. */
export function LazyMap(props: LocationMapProps) {
  return (
    <WhenSeen>
      <LocationMap {...props} />
    </WhenSeen>
  );
}
