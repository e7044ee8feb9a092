import { observer } from 'mobx-react-lite';
import { useState, type ComponentType, Component, type ReactNode } from 'react';
import { Panels } from '../../view-models/site/panels.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import type { Screen } from '../../view-models/site/screen.ts';
import { AlsoFound } from './also-found.tsx';
import { ErrorScreen } from './errors/error-screen.tsx';
import { useService } from './services.tsx';
import { classNames } from '../components/class-names.tsx';

/** Shows an error screen inside the shell when a page fails to render. React reports the error. */
class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}

/** The present screen, rendered anew on each change of the path (NAV-12). */
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
