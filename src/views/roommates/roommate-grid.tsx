import type { RoommateOfferSummary } from '../../core/roommates/roommate-offer.ts';
import { ProductGrid } from '../components/content/cards.tsx';
import { ComparedItem } from '../comparison/compare-box.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { RoommateCard } from './roommate-card.tsx';

const CardMarks = lazyPart(() =>
  import('../listings/marks/card-marks.tsx').then((module) => module.CardMarks),
);

export interface RoommateGridProps {
  offers: readonly RoommateOfferSummary[];
  busy?: boolean;
  level?: 'h2' | 'h3';
  /** Shows the "seen" mark and the hide button (FIND-07). */
  isMarked?: boolean;
}

export function RoommateGrid({ offers, busy = false, level = 'h3', isMarked = false }: RoommateGridProps) {
  return (
    <ProductGrid size="large" aria-busy={busy}>
      {offers.map((offer, index) => (
        <ComparedItem key={offer.id}>
          <RoommateCard offer={offer} level={level} priority={level === 'h2' && index < 2} />
          {isMarked && <CardMarks kind="roommate" id={offer.id} title={offer.title} />}
        </ComparedItem>
      ))}
    </ProductGrid>
  );
}
