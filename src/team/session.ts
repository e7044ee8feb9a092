import type { Clock } from '../core/shared/clock.ts';
import { TEAM_IDLE_MINUTES } from '../core/team/team-member.ts';

const MINUTE = 60_000;
/** Minutes before the end at which the member is warned. */
export const WARNING_MINUTES = 2;

export type SessionState = 'signed-out' | 'active' | 'ending' | 'ended';

/**
 * End of the member's session, as far as the browser knows it (TEAM-01). Each answer of the server prolongs the
 * session by the idle time, but not beyond its last moment.
 */
export class TeamSession {
  private current: SessionState = 'signed-out';
  private end = 0;
  /** Last moment of the session; known as soon as the server returns an end before the idle time. */
  private lastMoment = Number.POSITIVE_INFINITY;
  private cancelTimer = () => {};
  private readonly listeners = new Set<() => void>();

  constructor(private readonly clock: Clock) {}

  get state(): SessionState {
    return this.current;
  }

  get endsAt(): Date {
    return new Date(this.end);
  }

  /** True if another request would prolong the session. */
  get isProlongable(): boolean {
    return this.end < this.lastMoment;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** @param endsAt end of the session according to the server */
  begin(endsAt: Date): void {
    this.end = endsAt.getTime();
    const isCapped = this.end < this.idleEnd() - MINUTE / 2;
    this.lastMoment = isCapped ? this.end : Number.POSITIVE_INFINITY;
    this.schedule();
  }

  noteAnswer(): void {
    if (this.current === 'signed-out' || this.current === 'ended') return;
    this.end = Math.min(this.idleEnd(), this.lastMoment);
    this.schedule();
  }

  /** Notes that the server no longer accepts the session. */
  expire(): void {
    if (this.current !== 'signed-out') this.change('ended');
  }

  signOut(): void {
    this.change('signed-out');
  }

  private idleEnd(): number {
    return this.clock.now().getTime() + TEAM_IDLE_MINUTES * MINUTE;
  }

  private schedule(): void {
    const left = this.end - this.clock.now().getTime();
    const untilWarning = left - WARNING_MINUTES * MINUTE;
    if (left <= 0) return this.change('ended');
    this.change(untilWarning > 0 ? 'active' : 'ending');
    this.cancelTimer = this.clock.after(untilWarning > 0 ? untilWarning : left, () => this.schedule());
  }

  private change(state: SessionState): void {
    this.cancelTimer();
    this.cancelTimer = () => {};
    if (state === this.current) return;
    this.current = state;
    for (const listener of this.listeners) listener();
  }
}
