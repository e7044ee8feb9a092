import type { Viewing } from '../../../core/properties/viewings/viewing.ts';
import { useTexts } from '../../components/use-texts.ts';

/** Link to the place of an agreed viewing on a map. */
export function MapLink({ viewing: { map } }: { viewing: Pick<Viewing, 'map'> }) {
  const t = useTexts();
  return (
    map && (
      <a href={map} target="_blank" rel="noopener noreferrer">
        {t('viewing-map')}
      </a>
    )
  );
}
