import createCache from '@emotion/cache';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Texts } from '../../../server/platform/texts.ts';
import { Clock } from '../../../src/core/shared/clock.ts';
import { compose } from '../../../src/team/compose.ts';
import type { Passkeys } from '../../../src/team/sign-in/passkeys.ts';
import { TeamApp } from '../../../src/team/team-app.tsx';
import { TeamNetwork, TeamServer } from '../../support/team-server.ts';

const TEXTS = new Texts('content/translations');

/** Clock whose timers run when the test moves it; it also moves the server's. */
export class TeamClock extends Clock {
  private readonly timers = new Set<{ at: number; action: () => void }>();

  constructor(private readonly server: TeamServer) {
    super();
  }

  now(): Date {
    return new Date(this.server.now);
  }

  after(milliseconds: number, action: () => void): () => void {
    const timer = { at: this.server.now.getTime() + milliseconds, action };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  pass(minutes: number): void {
    this.server.now = new Date(this.server.now.getTime() + minutes * 60_000);
    for (const timer of this.timers) {
      if (timer.at > this.server.now.getTime()) continue;
      this.timers.delete(timer);
      timer.action();
    }
  }
}

/** Device with one passkey. */
const devicePasskeys: Passkeys = {
  isSupported: true,
  create: async () => ({ id: 'new-key' }),
  use: async () => ({ id: 'k1' }),
};

/** Opens a page of the back office over an in-memory server. */
export async function openTeam(
  path = '/team/',
  { server = signedInServer(), passkeys = devicePasskeys } = {},
) {
  const clock = new TeamClock(server);
  localStorage.clear();
  // jsdom has no layout; visibility checks would go through all rules.
  const styles = createCache({ key: 'team' });
  styles.sheet.insert = () => {};
  window.scrollTo = () => {};
  window.history.replaceState(null, '', path);
  const app = await compose({
    state: {
      language: 'bg',
      texts: { bg: 'bg', en: 'en' },
      priceOrder: 'bgn-first',
      siteName: 'Уют',
    },
    network: new TeamNetwork(server),
    clock,
    passkeys,
    styles,
    loadTexts: async (language) => TEXTS.teamBundle(language as 'bg' | 'en'),
  });
  render(<TeamApp {...app} />);
  return { server, clock, user: userEvent.setup(), session: app.team.session };
}

export function signedInServer(changes: Partial<TeamServer> = {}): TeamServer {
  return Object.assign(new TeamServer(), { step: 'signed-in' }, changes);
}
