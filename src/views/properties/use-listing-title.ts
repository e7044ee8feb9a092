import { listingTitle } from '../../core/properties/property.ts';
import type { ListingTitle, PropertySummary } from '../../core/properties/property.ts';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage } from '../shell/use-page-language.ts';

/** Titles of homes in lists, in the language of the page. */
export function useListingTitle(): (property: PropertySummary) => ListingTitle {
  const t = useTexts();
  const language = useLanguage();
  return (property) =>
    listingTitle(property, language, {
      type: t(`property-type-${property.type}`),
      area: t('property-area', { area: property.area }),
    });
}
