import type { Container } from 'inversify';
import { PreloadedHttpClient } from '../../src/adapters/http/preloaded-http-client.ts';
import { HttpClient } from '../../src/adapters/http/http-client.ts';
import type { AnyCall } from '../../src/adapters/http/http-client.ts';
import { ProvingHttpClient } from '../../src/adapters/http/proving-http-client.ts';
import accounts from '../../src/container/modules/accounts.ts';
import { compose } from '../../src/container/compose.ts';
import type { Surroundings } from '../../src/container/compose.ts';
import type { ClientContext } from '../../src/container/client-context.ts';
import type { RouteScreens } from '../../src/container/route-screens.ts';
import wallet from '../../src/container/modules/wallet.ts';
import { GoogleButton, isInAppBrowser } from '../../src/core/accounts/sign-in.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { PaymentPage } from '../../src/core/wallet/wallet-gateway.ts';
import { Session } from '../../src/view-models/accounts/session.ts';
import { ScreenLoader } from '../../src/view-models/site/navigation.ts';

/** In-memory browser ports of the container. */
export type BrowserParts = Omit<Surroundings, 'http' | 'settings' | 'shownLanguage'> & {
  network: HttpClient;
  userAgent: string;
  /** Called with the handler of Google's token when the button is rendered. */
  google(signedIn: (credential: string) => void): void;
};

/** Reports each 401 and 403, like the browser's client (AUTH-15). */
class RefusalTeller extends HttpClient {
  constructor(
    private readonly network: HttpClient,
    private readonly refused: (guarded: boolean) => void,
  ) {
    super();
  }

  async send(call: AnyCall): Promise<unknown> {
    try {
      return await this.network.send(call);
    } catch (error) {
      if (error instanceof Failure && error.isAccessRefusal) this.refused(call.guarded ?? false);
      throw error;
    }
  }
}

/** Container of a browser that scenarios inspect. */
export function visitorContainer(
  { settings, shownLanguage, answers, session }: ClientContext,
  { network, userAgent, google, ...parts }: BrowserParts,
): Container {
  const refused = (guarded: boolean) => container.get(Session).refused(guarded);
  const client = new ProvingHttpClient(new RefusalTeller(network, refused));
  const http = new PreloadedHttpClient(
    client,
    answers,
    () => refused(false),
    () => parts.token.mark(),
    session,
  );
  const container: Container = compose({
    ...parts,
    settings,
    shownLanguage,
    http,
    prepareScreen: (address) => http.prepare(address),
  });
  (container.get(ScreenLoader) as RouteScreens).use(accounts, wallet);
  container.rebind(GoogleButton).toConstantValue({
    isOffered: settings.googleClientId !== null && !isInAppBrowser(userAgent),
    draw: async (_, signedIn) => google(signedIn),
  });
  container.rebind(PaymentPage).toConstantValue({ open: parts.placed.pay });
  return container;
}
