import { observer } from 'mobx-react-lite';
import { CartViewModel } from '../../../view-models/orders/cart-view-model.ts';
import { FavoritesViewModel } from '../../../view-models/shop/favorites-view-model.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { CartIcon, HeartIcon, MenuIcon } from '../../components/icons.tsx';
import { BarLink } from './bar-link.tsx';
import { MENU_ID } from './main-menu.tsx';
import { useService } from '../services.tsx';
import { ShopBarLink } from './shop-button.tsx';
import { UserBarLink } from './user-bar-link.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../use-page-language.ts';

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
    <nav className="header-actions" aria-label={t('quick-links')}>
      <div className="bar-part" data-mobile="">
        <ShopBarLink />
      </div>
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
      <UserBarLink />
      <div className="bar-part" data-mobile="">
        <button className="bar-link" type="button" popoverTarget={MENU_ID}>
          <MenuIcon />
          {t('menu')}
        </button>
      </div>
    </nav>
  );
});
