import type { PropertySummary } from '../../core/properties/property.ts';
import { ProductGrid } from '../components/content/product-grid.tsx';
import { PropertyCard } from './property-card.tsx';

export interface PropertyGridProps {
  properties: readonly PropertySummary[];
  level?: 'h2' | 'h3';
  /** How many of the first pictures are fetched at once. */
  eager?: number;
}

/** Homes side by side. */
export function PropertyGrid({ properties, level = 'h3', eager = 0 }: PropertyGridProps) {
  return (
    <ProductGrid data-size="large">
      {properties.map((property, index) => (
        <li key={property.id}>
          <PropertyCard property={property} level={level} priority={index < eager} />
        </li>
      ))}
    </ProductGrid>
  );
}
