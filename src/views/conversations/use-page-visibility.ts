import { useEffect } from 'react';

/** Reports page visibility changes. */
export function usePageVisibility(screen: { look(isSeen: boolean): void }): void {
  useEffect(() => {
    const tell = () => screen.look(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [screen]);
}
