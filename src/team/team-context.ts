import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Picture } from '../core/shared/picture.ts';
import type { Clock } from '../core/shared/clock.ts';
import type { CaseClaims } from './cases/case-claims.ts';
import type { LastDecision } from './cases/last-decision.ts';
import type { Membership } from './membership.ts';
import type { PageState } from './page-state.ts';
import type { Passkeys } from './sign-in/passkeys.ts';
import type { SessionState, TeamSession } from './session.ts';
import type { SignInGateway } from './sign-in-gateway.ts';
import type { TeamOperations } from './team-operations.ts';

/** Entries of a bank statement with their outcome. */
export type ImportedStatement = Awaited<ReturnType<TeamOperations['importBankStatement']>>;

/** Dependencies of the pages besides react-admin's providers. */
export type Team = {
  state: PageState;
  gateway: SignInGateway;
  operations: TeamOperations;
  claims: CaseClaims;
  lastDecision: LastDecision;
  clock: Clock;
  membership: Membership;
  session: TeamSession;
  passkeys: Passkeys;
  /** Imports a bank statement. @throws Failure `invalid` for another file, `too-large` */
  importStatement(file: File): Promise<ImportedStatement>;
  /** Uploads a picture of a blog post. @throws Failure `too-large`, `malformed` for other files */
  uploadPicture(file: File): Promise<Picture>;
};

export const TeamContext = createContext<Team | null>(null);

export function useTeam(): Team {
  const team = useContext(TeamContext);
  if (!team) throw new Error('The page is outside TeamContext');
  return team;
}

export function useSessionState(): SessionState {
  const { session } = useTeam();
  return useSyncExternalStore(session.subscribe, () => session.state);
}
