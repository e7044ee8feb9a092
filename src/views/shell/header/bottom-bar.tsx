import { observer } from 'mobx-react-lite';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { HomeIcon, MenuIcon, PlanIcon } from '../../components/icons.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useService } from '../services.tsx';
import { useLinks } from '../use-page-language.ts';
import { BarLink, FavoritesBarLink } from './bar-link.tsx';
import { MENU_ID } from './main-menu.tsx';
import { ShopBarLink } from './shop-button.tsx';
import { classNames } from '../../components/class-names.tsx';

/** Bar at the bottom of a phone: homes, shop, plan, favorites, more (HEAD-06). */
export const BottomBar = observer(function BottomBar() {
  const t = useTexts();
  const links = useLinks();
  const open = useService(Navigation).current?.open?.route;
  const current = (...routes: string[]) => (open && routes.includes(open) ? 'page' : undefined);
  return (
    <nav className={classNames('bottom-bar')} aria-label={t('bottom-bar')} data-print="hide">
      <BarLink
        to={links('Properties')}
        icon={HomeIcon}
        label={t('bottom-bar-homes')}
        aria-current={current('Properties', 'Property')}
      />
      <ShopBarLink />
      <BarLink
        to={links('MovingIn')}
        icon={PlanIcon}
        label={t('bottom-bar-plan')}
        aria-current={current('MovingIn', 'MovingInPlan')}
      />
      <FavoritesBarLink />
      <button className={classNames('bar-link')} type="button" popoverTarget={MENU_ID}>
        <MenuIcon />
        {t('bottom-bar-more')}
      </button>
    </nav>
  );
});
