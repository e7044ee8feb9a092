import { useEffect } from 'react';

export function usePageVisibility(screen: { look(isSeen: boolean): void }): void {
  useEffect(() => {
    const report = () => screen.look(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [screen]);
}
