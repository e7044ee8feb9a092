import type { NearPlace } from '../../../core/properties/near/near-place.ts';
import type { useTexts } from '../../components/use-texts.ts';

/** What a place is called; one that was typed or picked by its coordinates. */
export function placeName(t: ReturnType<typeof useTexts>, { name, near }: NearPlace): string {
  return name === '' ? t('near-pin', { place: near.replace(',', ', ') }) : name;
}
