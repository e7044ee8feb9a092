import type { Property } from '../../core/properties/property.ts';
import { useTexts } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';
import { floorText } from './floor-text.ts';

/** Facts of a home in a fixed order (HOME-03, HOME-18); null if unknown. */
export function usePropertyFacts(): (
  property: Property,
) => { term: string; description: string | number | null }[] {
  const t = useTexts();
  const dates = useDates();
  return (property) => {
    const { availableFrom, shortestTerm } = property;
    return [
      { term: t('fact-type'), description: t(`property-type-${property.type}`) },
      { term: t('area'), description: t('property-area', { area: property.area }) },
      { term: t('floor'), description: floorText(t, property) },
      { term: t('bedrooms'), description: property.bedrooms },
      { term: t('bathrooms'), description: property.bathrooms },
      { term: t('construction'), description: t(`property-construction-${property.construction}`) },
      { term: t('fact-building-year'), description: property.buildingYear },
      { term: t('heating'), description: t(`property-heating-${property.heating}`) },
      { term: t('furniture'), description: t(`property-furniture-${property.furniture}`) },
      { term: t('energy-class'), description: property.energyClass },
      {
        term: t('fact-available-from'),
        description: availableFrom ? dates.day(availableFrom) : t('fact-available-now'),
      },
      {
        term: t('fact-shortest-term'),
        description: shortestTerm && t('fact-months', { count: shortestTerm }),
      },
      { term: t('pets'), description: t(property.petFriendly ? 'fact-pets-yes' : 'fact-pets-no') },
    ];
  };
}
