import { observer } from 'mobx-react-lite';
import { CartViewModel } from '../../../view-models/orders/cart-view-model.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { CartIcon } from '../../components/icons.tsx';
import { BarLink, FavoritesBarLink } from './bar-link.tsx';
import { useService } from '../services.tsx';
import { UserBarLink } from './user-bar-link.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../use-page-language.ts';
import { classNames } from '../../components/class-names.tsx';

/** Favorites, cart and profile; a phone has favorites in its bottom bar (HEAD-01). */
export const HeaderActions = observer(function HeaderActions() {
  const t = useTexts();
  const links = useLinks();
  const cart = useService(CartViewModel);
  const open = useService(Navigation).current?.open?.route;
  const pieces = cart.cart.totalProductCount;
  return (
    <nav className={classNames('header-actions')} aria-label={t('quick-links')}>
      <div className={classNames('bar-part')} data-desktop="">
        <FavoritesBarLink />
      </div>
      <BarLink
        to={links('Cart')}
        icon={CartIcon}
        label={t('cart')}
        count={pieces}
        countLabel={t('cart-count', { count: pieces })}
        aria-current={open === 'Cart' ? 'page' : undefined}
        onClick={(event) => {
          if (!cart.mayOpen()) event.preventDefault();
        }}
      />
      <UserBarLink />
    </nav>
  );
});
