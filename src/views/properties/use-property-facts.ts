import type { Property } from '../../core/properties/property.ts';
import { fieldsOfStep, propertyField } from '../../core/properties/property-fields.ts';
import type { PropertyFieldName } from '../../core/properties/property-fields.ts';
import { useTexts } from '../components/use-texts.ts';
import { fieldText } from '../../core/shared/field-text.ts';
import { useDates } from '../shell/use-page-language.ts';
import { floorText } from './property-texts.ts';

type Fact = { term: string; description: string | number | null };

/** Facts that come first; the others follow in the order of the form. */
const FIRST: readonly PropertyFieldName[] = [
  'type',
  'area',
  'floor',
  'bedrooms',
  'bathrooms',
  'construction',
];
const HOME_FACTS = [...new Set([...FIRST, ...fieldsOfStep('home')])];

/** Facts of a home, in the same order for each (HOME-03, HOME-18); null for an unknown one. */
export function usePropertyFacts(): (property: Property) => Fact[] {
  const t = useTexts();
  const dates = useDates();
  return (property) => {
    const { availableFrom } = property;
    const factsOf = (names: readonly PropertyFieldName[]) =>
      names.flatMap((name) => {
        const field = propertyField(name);
        const description =
          name === 'floor' ? floorText(t, property) : fieldText(name, field, property[name], 'property', t);
        return field.fact ? [{ term: t<string>(field.fact), description }] : [];
      });
    return [
      ...factsOf(HOME_FACTS),
      {
        term: t('fact-available-from'),
        description: availableFrom ? dates.day(availableFrom) : t('fact-available-now'),
      },
      ...factsOf([...fieldsOfStep('price'), ...fieldsOfStep('contents')]),
    ];
  };
}
