import type { RoommateOfferSummary } from '../../core/roommates/roommate-offer.ts';
import { ProductGrid } from '../components/content/product-grid.tsx';
import { RoommateCard } from './roommate-card.tsx';

export interface RoommateGridProps {
  offers: readonly RoommateOfferSummary[];
  busy?: boolean;
  level?: 'h2' | 'h3';
}

/** Cards of offers, as many beside each other as there is room for. */
export function RoommateGrid({ offers, busy = false, level = 'h3' }: RoommateGridProps) {
  return (
    <ProductGrid data-size="large" aria-busy={busy}>
      {offers.map((offer, index) => (
        <li key={offer.id}>
          <RoommateCard offer={offer} level={level} priority={level === 'h2' && index < 2} />
        </li>
      ))}
    </ProductGrid>
  );
}
