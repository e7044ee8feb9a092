import styled from '@emotion/styled';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

const Place = styled.div`
  height: 100%;
  min-height: 18rem;
  border-radius: var(--radius-lg);
  background: var(--colour-sunken);
`;

/** Renders heavy content when it comes into view, and never on the server. */
export function WhenSeen({ children }: { children: ReactNode }) {
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
      <Suspense>{seen && children}</Suspense>
    </Place>
  );
}
