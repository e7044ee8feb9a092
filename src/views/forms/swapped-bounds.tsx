import { observer } from 'mobx-react-lite';
import { queryText } from '../../core/site/paths.ts';
import { withSwappedBounds } from '../../core/site/swapped-bounds.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';

/** Offers the same list with swapped bounds if they are reversed. */
export const SwappedBounds = observer(function SwappedBounds() {
  const t = useTexts();
  const place = useService(Navigation).current?.place;
  const query = place ? withSwappedBounds(place.query) : null;
  if (!place || !query) return null;
  return (
    <Alert kind="warning" title={t('bounds-swapped')}>
      <Link to={place.path + queryText(query)}>{t('bounds-swap')}</Link>
    </Alert>
  );
});
