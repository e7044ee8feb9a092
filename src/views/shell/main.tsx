import { observer } from 'mobx-react-lite';
import { useState, type ComponentType } from 'react';
import { Panels } from '../../view-models/site/panels.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import type { Screen } from '../../view-models/site/screen.ts';
import { AlsoFound } from './also-found.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { ErrorScreen } from './errors/error-screen.tsx';
import { useService } from './services.tsx';
import { classNames } from '../components/class-names.tsx';

/** The current screen, mounted again when the path changes (NAV-12). */
export const Main = observer(function Main() {
  const { current } = useService(Navigation);
  const { promoBackground } = useService(Panels);
  const [first] = useState(current);
  if (!current) return <main className={classNames('main')} id="main" tabIndex={-1} />;
  const { open, failure, place } = current;
  const View = open?.view as ComponentType<{ screen: Screen }> | undefined;
  // The first screen has no transition.
  const transition = current === first ? undefined : open?.meta.transition;
  return (
    <main className={classNames('main')} id="main" tabIndex={-1} data-promo={promoBackground || undefined}>
      <AlsoFound />
      <ErrorBoundary key={place.path}>
        {View && open && !failure ? (
          <div data-transition={transition}>
            <View screen={open.screen} />
          </div>
        ) : (
          <ErrorScreen error={failure} />
        )}
      </ErrorBoundary>
    </main>
  );
});
