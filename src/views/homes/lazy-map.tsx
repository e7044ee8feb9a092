import { lazy } from 'react';
import type { HomeMapProps } from './home-map.tsx';
import { WhenSeen } from './when-seen.tsx';

const HomeMap = lazy(() => import('./home-map.tsx').then((module) => ({ default: module.HomeMap })));

/** The map weighs more than the page that it is on. */
export function LazyMap(props: HomeMapProps) {
  return (
    <WhenSeen>
      <HomeMap {...props} />
    </WhenSeen>
  );
}
