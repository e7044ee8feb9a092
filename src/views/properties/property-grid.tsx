import { kilometresBetween } from '../../core/properties/near/travel-time.ts';
import type { Coordinates, PropertySummary } from '../../core/properties/property.ts';
import { ProductGrid } from '../components/content/cards.tsx';
import { PropertyCard } from './property-card.tsx';
import { useTexts, useNumbers } from '../components/use-texts.ts';

/** Metres to round to: addresses are not more exact. */
const STEP = 50;

/** Text of a straight distance in kilometres: "на 850 м", from a kilometre on "на 2,4 км". */
function useDistanceText(): (kilometres: number) => string {
  const t = useTexts();
  const numbers = useNumbers();
  return (kilometres) => {
    const metres = Math.max(STEP, Math.round((kilometres * 1_000) / STEP) * STEP);
    if (metres < 1_000) return t('property-away-metres', { metres });
    return t('property-away-kilometres', { kilometres: numbers(Math.round(kilometres * 10) / 10) });
  };
}

export interface PropertyGridProps {
  properties: readonly PropertySummary[];
  level?: 'h2' | 'h3';
  /** Number of pictures that load at once. */
  eager?: number;
  /** Point from which distances are shown. */
  from?: Coordinates;
}

export function PropertyGrid({ properties, level = 'h3', eager = 0, from }: PropertyGridProps) {
  const distanceText = useDistanceText();
  return (
    <ProductGrid size="large">
      {properties.map((property, index) => (
        <li key={property.id}>
          <PropertyCard
            property={property}
            level={level}
            priority={index < eager}
            {...(from && { away: distanceText(kilometresBetween(from, property.gpsCoordinates)) })}
          />
        </li>
      ))}
    </ProductGrid>
  );
}
