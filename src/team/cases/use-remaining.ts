import { useEffect, useState } from 'react';
import { useTeam } from '../team-context.ts';

const SECOND = 1_000;

/** Seconds until a moment, updated each second; 0 afterwards. */
export function useRemaining(until: string): number {
  const { clock } = useTeam();
  const secondsLeft = () =>
    Math.max(0, Math.ceil((new Date(until).getTime() - clock.now().getTime()) / SECOND));
  const [remaining, setRemaining] = useState(secondsLeft);
  useEffect(() => {
    if (remaining === 0) return undefined;
    return clock.after(SECOND, () => setRemaining(secondsLeft()));
  });
  return remaining;
}
