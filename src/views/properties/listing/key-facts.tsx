import styled from '@emotion/styled';
import type { Property } from '../../../core/properties/property.ts';
import { useTexts } from '../../components/use-texts.ts';
import { useDates } from '../../shell/use-page-language.ts';
import { floorText } from '../property-texts.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li:not(:last-child)::after {
    content: ' ·';
    color: var(--colour-ink-soft);
  }
`;

/** Most important facts below the title: area, rooms, floor, furniture, availability. */
export function KeyFacts({ property }: { property: Property }) {
  const t = useTexts();
  const dates = useDates();
  const { type, area, bedrooms, furniture, availableFrom, amenities } = property;
  const facts = [
    t('property-area', { area }),
    t(`property-type-${type}`),
    t('bedrooms-count', { count: bedrooms }),
    floorText(t, property),
    ...amenities.map((word) => t(`amenity-${word}`)),
    t(`property-furniture-${furniture}`),
    availableFrom ? t('property-free-from', { day: dates.day(availableFrom) }) : t('key-fact-available-now'),
  ];
  return (
    <List aria-label={t('key-facts')}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </List>
  );
}
