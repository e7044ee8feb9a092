import type { Property } from '../../core/properties/property.ts';
import { fieldsOfStep, propertyField } from '../../core/properties/property-fields.ts';
import type { PropertyFieldName } from '../../core/properties/property-fields.ts';
import { useTexts } from '../components/use-texts.ts';
import type { TextOf } from '../components/use-texts.ts';
import { useDates } from '../shell/use-page-language.ts';
import { floorText } from './floor-text.ts';

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
        const { fact } = propertyField(name);
        return fact ? [{ term: t(fact), description: factText(name, property, t) }] : [];
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

function factText(name: PropertyFieldName, property: Property, t: TextOf): Fact['description'] {
  const value = property[name];
  const { kind, unit, untranslated } = propertyField(name);
  if (value === null || value === undefined) return null;
  if (name === 'floor') return floorText(t, property);
  if (kind === 'area') return t('property-area', { area: Number(value) });
  if (typeof value === 'boolean') return t<string>(`fact-${name}-${value ? 'yes' : 'no'}`);
  if (typeof value === 'number') return unit ? t(unit, { count: value }) : value;
  return untranslated ? value : t<string>(`property-${name}-${value}`);
}
