import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SessionSync } from '../../view-models/accounts/session-sync.ts';
import { CartViewModel } from '../../view-models/orders/cart-view-model.ts';
import { FavoritesViewModel } from '../../view-models/favorites/favorites-view-model.ts';
import { CookieNotice } from '../../view-models/site/cookie-notice.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { SkipLink } from '../components/accessibility.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { AddedNotice } from './added-notice.tsx';
import { CookieBar } from './cookie-bar.tsx';
import { Header } from './header/header.tsx';
import { Main } from './main.tsx';
import { OpenModals } from './open-modals.tsx';
import { PageChanges } from './page-changes.tsx';
import { useService } from './services.tsx';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';

/** Hydrated after the page. */
const Footer = lazyPart(() => import('./footer.tsx').then((module) => module.Footer));

/** Layout of every screen (NAV-12). */
export const Shell = observer(function Shell() {
  const navigation = useService(Navigation);
  const cart = useService(CartViewModel);
  const favorites = useService(FavoritesViewModel);
  const cookies = useService(CookieNotice);
  const sessions = useService(SessionSync);
  usePrefetchOnIntent();
  // Reads stored state after hydration, because the server does not know it.
  useEffect(() => {
    cart.watch();
    favorites.watch();
    cookies.read();
    sessions.watch();
    navigation.hydrated();
  }, [navigation, cart, favorites, cookies, sessions]);
  const showFooter = navigation.current?.open?.meta.showFooter ?? true;
  return (
    <>
      <SkipLink />
      <Header />
      <Main />
      {showFooter && <Footer />}
      <CookieBar />
      <AddedNotice />
      <OpenModals />
      <PageChanges />
    </>
  );
});
