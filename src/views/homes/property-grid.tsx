import styled from '@emotion/styled';
import type { PropertySummary } from '../../core/homes/property.ts';
import { PropertyCard } from './property-card.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-5);
`;

export interface PropertyGridProps {
  properties: readonly PropertySummary[];
  level?: 'h2' | 'h3';
  /** How many of the first pictures are fetched at once. */
  eager?: number;
}

/** Homes side by side. */
export function PropertyGrid({ properties, level = 'h3', eager = 0 }: PropertyGridProps) {
  return (
    <Grid>
      {properties.map((property, index) => (
        <li key={property.id}>
          <PropertyCard property={property} level={level} priority={index < eager} />
        </li>
      ))}
    </Grid>
  );
}
