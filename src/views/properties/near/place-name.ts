import type { NearPlace } from '../../../core/properties/near/near-place.ts';
import type { useTexts } from '../../components/use-texts.ts';

/** Name of a place; coordinates if it was typed or picked. */
export function placeName(t: ReturnType<typeof useTexts>, { name, near }: NearPlace): string {
  return name === '' ? t('near-pin', { place: near.replace(',', ', ') }) : name;
}
