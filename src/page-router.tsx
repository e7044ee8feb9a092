import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { RouterHistory } from './adapters/browser/router-history.ts';

type PageRouterProps = { history: RouterHistory; children: ReactNode };

const ACTIONS = { PUSH: 'push', REPLACE: 'replace', POP: 'back' } as const;

/**
 * Router of the browser. The current page stays until the next one has loaded, so its updates are no
 * transitions.
 */
export function PageRouter({ history, children }: PageRouterProps) {
  return (
    <BrowserRouter useTransitions={false}>
      <Connection history={history}>{children}</Connection>
    </BrowserRouter>
  );
}

function Connection({ history, children }: PageRouterProps) {
  const location = useLocation();
  const action = ACTIONS[useNavigationType()];
  const navigate = useNavigate();
  useLayoutEffect(
    // Updates the location at once, because another navigation could come before the next rendering.
    () => history.connect((url, options) => flushSync(() => void navigate(url, options))),
    [history, navigate],
  );
  useLayoutEffect(() => history.arrive(location, action), [history, location, action]);
  return children;
}
