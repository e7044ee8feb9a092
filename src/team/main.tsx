import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { AxiosHttpClient } from '../adapters/http/axios-http-client.ts';
import { ProvingHttpClient } from '../adapters/http/proving-http-client.ts';
import { SystemClock } from '../adapters/system-clock.ts';
import { compose } from './compose.ts';
import { PAGE_STATE_ID } from './page-state.ts';
import type { PageState } from './page-state.ts';
import { browserPasskeys } from './sign-in/passkeys.ts';
import { TeamApp } from './team-app.tsx';
import { allowEmptyHints } from './trusted-types.ts';

allowEmptyHints();

const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as PageState;
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const clock = new SystemClock();
const network = new AxiosHttpClient(
  {
    language: () => document.documentElement.lang,
    refused: () => {},
    session: () => '',
    isOnline: () => navigator.onLine,
  },
  clock,
);

const app = await compose({
  state,
  network: new ProvingHttpClient(network),
  clock,
  passkeys: browserPasskeys,
  styles: createCache({ key: 'team', prepend: true, ...(nonce && { nonce }) }),
});

createRoot(document.getElementById('root')!).render(<TeamApp {...app} />);
