import { observer } from 'mobx-react-lite';
import { FavoritesViewModel } from '../../view-models/favorites/favorites-view-model.ts';
import { HeartIcon } from '../components/icons.tsx';
import { IconButton } from '../components/actions/button.tsx';
import { useService } from '../shell/services.tsx';
import { useTexts } from '../components/use-texts.ts';

/** Favorite button of a product (SHOP-06). */
export const FavoriteButton = observer(function FavoriteButton({ id, title }: { id: number; title: string }) {
  const t = useTexts();
  const favorites = useService(FavoritesViewModel);
  return (
    <IconButton
      icon={HeartIcon}
      look="raised"
      label={t('favorite-product', { title })}
      aria-pressed={favorites.has('product', id)}
      onClick={() => favorites.toggle('product', id)}
    />
  );
});

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
