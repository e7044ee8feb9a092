import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';
import { Navigation } from '../../view-models/site/navigation.ts';
import { useService } from './services.tsx';

const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** Gives links the place where the visitor is, and hands where they lead to the navigation. */
export const PageRouter = observer(function PageRouter({ children }: { children: ReactNode }) {
  const navigation = useService(Navigation);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: addressOf,
      // Where one is already, nothing is to go back to.
      push: (to) => {
        const { path = '', search = '', hash = '' } = navigation.current?.place ?? {};
        void navigation.go(addressOf(to), addressOf(to) === path + search + hash ? 'replace' : 'push');
      },
      replace: (to) => void navigation.go(addressOf(to), 'replace'),
      go: (steps) => window.history.go(steps),
    }),
    [navigation],
  );
  const place = navigation.current?.place;
  return (
    <Router location={place ? place.path + place.search + place.hash : '/'} navigator={navigator}>
      {children}
    </Router>
  );
});
