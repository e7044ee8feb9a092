import { useEffect } from 'react';

/** Tells a screen when the visitor's eyes leave its tab, and when they come back. */
export function useLooking(screen: { look(isSeen: boolean): void }): void {
  useEffect(() => {
    const tell = () => screen.look(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [screen]);
}
