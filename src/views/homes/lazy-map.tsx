import styled from '@emotion/styled';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { HomeMapProps } from './home-map.tsx';

const HomeMap = lazy(() => import('./home-map.tsx').then((module) => ({ default: module.HomeMap })));

const Place = styled.div`
  height: 100%;
  min-height: 18rem;
  border-radius: var(--radius-lg);
  background: var(--colour-sunken);
`;

/** The map comes when its place is on the screen: its code weighs more than the page. */
export function LazyMap(props: HomeMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <Place ref={place}>
      <Suspense>{seen && <HomeMap {...props} />}</Suspense>
    </Place>
  );
}
