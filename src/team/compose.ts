import type { EmotionCache } from '@emotion/react';
import { importBankStatement } from '../../api/calls/payouts/team-payouts.ts';
import { uploadTeamPicture } from '../../api/calls/team/posts.ts';
import * as calls from '../../api/calls/team/team.ts';
import { httpGateway } from '../adapters/http/http-gateway.ts';
import type { HttpClient } from '../adapters/http/http-client.ts';
import type { Clock } from '../core/shared/clock.ts';
import { authProvider } from './auth-provider.ts';
import { CaseClaims } from './cases/case-claims.ts';
import { LastDecision } from './cases/last-decision.ts';
import { catalogueRecords } from './catalogue/catalogue-records.ts';
import { contentRecords } from './content/content-records.ts';
import { dataProvider } from './data-provider.ts';
import { i18nProvider } from './i18n-provider.ts';
import type { LoadTexts } from './i18n-provider.ts';
import { Membership } from './membership.ts';
import type { PageState } from './page-state.ts';
import { TeamSession } from './session.ts';
import type { SignInGateway } from './sign-in-gateway.ts';
import type { Passkeys } from './sign-in/passkeys.ts';
import type { TeamAppProps } from './team-app.tsx';
import { TeamHttp } from './team-http.ts';
import { teamOperations } from './team-operations.ts';

type Parts = {
  state: PageState;
  network: HttpClient;
  clock: Clock;
  passkeys: Passkeys;
  styles: EmotionCache;
  loadTexts?: LoadTexts;
};

/** Puts the back office together over the network, the clock and the device. */
export async function compose({
  state,
  network,
  clock,
  passkeys,
  styles,
  loadTexts,
}: Parts): Promise<TeamAppProps> {
  const session = new TeamSession(clock);
  const http = new TeamHttp(network, session);
  const gateway = httpGateway<SignInGateway>(http, calls);
  const operations = teamOperations(http);
  const membership = new Membership(gateway, session, clock);
  return {
    team: {
      state,
      gateway,
      operations,
      claims: new CaseClaims(operations),
      lastDecision: new LastDecision(),
      clock,
      membership,
      session,
      passkeys,
      importStatement: (file) => http.call(importBankStatement, { file }),
      uploadPicture: async (file) => {
        const { key: _, ...picture } = await http.call(uploadTeamPicture, { file });
        return picture;
      },
    },
    styles,
    authProvider: authProvider(membership, session, gateway),
    dataProvider: dataProvider(http, {
      ...contentRecords(operations),
      ...catalogueRecords(operations),
    }),
    i18nProvider: await i18nProvider(state, loadTexts),
  };
}
