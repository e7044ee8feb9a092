import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { CartViewModel } from '../../view-models/orders/cart-view-model.ts';
import { FavoritesViewModel } from '../../view-models/shop/favorites-view-model.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { CartIcon, HeartIcon, MenuIcon, UserIcon } from '../components/icons.tsx';
import { BarLink } from './bar-link.tsx';
import { buttonless } from './bar-styles.ts';
import { MENU_ID } from './main-menu.tsx';
import { useService } from './services.tsx';
import { ShopBarLink } from './shop-button.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';

const Base = styled.nav`
  display: flex;
  @media (min-width: 60rem) {
    gap: var(--space-2);
    & > [data-mobile] {
      display: none;
    }
  }
  @media (max-width: 59.99rem) and (min-height: 26rem) {
    position: fixed;
    inset: auto 0 0;
    padding: var(--space-1) var(--space-1) max(var(--space-1), env(safe-area-inset-bottom));
    border-top: 1px solid var(--colour-line);
    background: var(--colour-paper);
  }
`;
const Mobile = styled.div`
  display: flex;
  flex: 1;
`;
const MenuButton = styled.button(buttonless);

/** Favorites, cart, profile; on a phone a bar under the thumb, with shop and menu too (HEAD-01, HEAD-06). */
export const HeaderActions = observer(function HeaderActions() {
  const t = useTexts();
  const links = useLinks();
  const cart = useService(CartViewModel);
  const { favorites } = useService(FavoritesViewModel);
  const open = useService(Navigation).current?.open?.route;
  const current = (route: string) => (route === open ? 'page' : undefined);
  const pieces = cart.cart.totalProductCount;
  return (
    <Base aria-label={t('quick-links')}>
      <Mobile data-mobile="">
        <ShopBarLink />
      </Mobile>
      <BarLink
        to={links('Favorites')}
        icon={HeartIcon}
        label={t('favorites')}
        count={favorites.count}
        countLabel={t('favorites-count', { count: favorites.count })}
        aria-current={current('Favorites')}
      />
      <BarLink
        to={links('Cart')}
        icon={CartIcon}
        label={t('cart')}
        count={pieces}
        countLabel={t('cart-count', { count: pieces })}
        aria-current={current('Cart')}
        onClick={(event) => {
          if (!cart.mayOpen()) event.preventDefault();
        }}
      />
      <BarLink to={links('Profile')} icon={UserIcon} label={t('login')} aria-current={current('Profile')} />
      <Mobile data-mobile="">
        <MenuButton type="button" popoverTarget={MENU_ID}>
          <MenuIcon />
          {t('menu')}
        </MenuButton>
      </Mobile>
    </Base>
  );
});
