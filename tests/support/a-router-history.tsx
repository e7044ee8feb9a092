import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RouterHistory } from '../../src/adapters/browser/router-history.ts';
import { PageRouter } from '../../src/page-router.tsx';

/** History of a router that is rendered at an address, with what the router contains. */
export function aRouterHistory(url = '/', children: ReactNode = null): RouterHistory {
  window.history.replaceState(null, '', url);
  const history = new RouterHistory();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(<PageRouter history={history}>{children}</PageRouter>));
  return history;
}
