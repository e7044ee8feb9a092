import { kilometresBetween } from '../../core/properties/near/travel-time.ts';
import type { Coordinates, PropertySummary } from '../../core/properties/property.ts';
import { ProductGrid } from '../components/content/product-grid.tsx';
import { useDistanceText } from './use-distance-text.ts';
import { PropertyCard } from './property-card.tsx';

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
