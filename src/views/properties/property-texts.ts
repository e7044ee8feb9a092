import type { PropertySummary, ListingTitle } from '../../core/properties/property.ts';
import type { TextOf } from '../components/use-texts.ts';
import { listingTitle } from '../../core/properties/property.ts';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage } from '../shell/use-page-language.ts';

/** Formats a floor: `ет. 3 от 8`, `партер от 8`; for a house the number of floors. */
export function floorText(
  t: TextOf,
  { type, floor, totalFloors }: Pick<PropertySummary, 'type' | 'floor' | 'totalFloors'>,
): string {
  if (type === 'house') return t('property-floors', { count: totalFloors });
  if (floor <= 0)
    return t(floor === 0 ? 'property-ground-floor' : 'property-basement', { total: totalFloors });
  return t('property-floor-of', { floor, total: totalFloors });
}

export function useListingTitle(): (property: PropertySummary) => ListingTitle {
  const t = useTexts();
  const language = useLanguage();
  return (property) =>
    listingTitle(property, language, {
      type: t(`property-type-${property.type}`),
      area: t('property-area', { area: property.area }),
    });
}
