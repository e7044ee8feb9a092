import { observer } from 'mobx-react-lite';
import { FavoriteProperties } from '../../view-models/favorites/favorite-properties.ts';
import { HeartIcon } from '../components/icons.tsx';
import { IconButton } from '../components/actions/button.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';

/** Favorite button of a home (SHOP-06). */
export const FavoriteProperty = observer(function FavoriteProperty({
  id,
  title,
}: {
  id: number;
  title: string;
}) {
  const t = useTexts();
  const favorites = useService(FavoriteProperties);
  return (
    <IconButton
      icon={HeartIcon}
      look="raised"
      label={t('favorite-property', { title })}
      aria-pressed={favorites.has(id)}
      onClick={() => void favorites.toggle(id)}
    />
  );
});
