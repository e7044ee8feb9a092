import { observer } from 'mobx-react-lite';
import { FavoritesViewModel } from '../../view-models/favorites/favorites-view-model.ts';
import { IconButton } from '../components/actions/icon-button.tsx';
import { HeartIcon } from '../components/icons.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';

/** Favorite button of an offer (SHOP-06). */
export const FavoriteRoommate = observer(function FavoriteRoommate(props: { id: number; title: string }) {
  const t = useTexts();
  const favorites = useService(FavoritesViewModel);
  const { id, title } = props;
  return (
    <IconButton
      icon={HeartIcon}
      look="raised"
      label={t('favorite-property', { title })}
      aria-pressed={favorites.has('roommate', id)}
      onClick={() => favorites.toggle('roommate', id)}
    />
  );
});
