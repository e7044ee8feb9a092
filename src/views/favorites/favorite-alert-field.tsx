import { observer } from 'mobx-react-lite';
import type { FavoriteAlert } from '../../view-models/favorites/favorite-alert.ts';
import { CheckboxField } from '../components/fields/checkbox-field.tsx';
import { useTexts } from '../components/use-texts.ts';

/** Choice to be notified of changes of favorites (FIND-03). */
export const FavoriteAlertField = observer(function FavoriteAlertField({ alert }: { alert: FavoriteAlert }) {
  const t = useTexts();
  if (alert.isTold === null) return null;
  return (
    <CheckboxField
      id="favorites-told"
      name="favoritesTold"
      label={t('favorites-tell')}
      hint={t('favorites-tell-hint')}
      checked={alert.isTold}
      aria-disabled={alert.busy}
      onChecked={(isTold) => void alert.tell(isTold)}
    />
  );
});
