import { observer } from 'mobx-react-lite';
import { FavoritesViewModel } from '../../../view-models/favorites/favorites-view-model.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { HeartIcon } from '../../components/icons.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useService } from '../services.tsx';
import { useLinks } from '../use-page-language.ts';
import { BarLink } from './bar-link.tsx';

/** Link to the favorites with their count. */
export const FavoritesBarLink = observer(function FavoritesBarLink() {
  const t = useTexts();
  const links = useLinks();
  const { favorites } = useService(FavoritesViewModel);
  const open = useService(Navigation).current?.open?.route;
  return (
    <BarLink
      to={links('Favorites')}
      icon={HeartIcon}
      label={t('favorites')}
      count={favorites.count}
      countLabel={t('favorites-count', { count: favorites.count })}
      aria-current={open === 'Favorites' ? 'page' : undefined}
    />
  );
});
