import styled from '@emotion/styled';
import type { RoommateOfferSummary } from '../../core/roommates/roommate-offer.ts';
import { RoommateCard } from './roommate-card.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-5);
  transition: opacity var(--motion-quick);
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

export interface RoommateGridProps {
  offers: readonly RoommateOfferSummary[];
  busy?: boolean;
  level?: 'h2' | 'h3';
}

/** Cards of offers, as many beside each other as there is room for. */
export function RoommateGrid({ offers, busy = false, level = 'h3' }: RoommateGridProps) {
  return (
    <Grid aria-busy={busy}>
      {offers.map((offer, index) => (
        <li key={offer.id}>
          <RoommateCard offer={offer} level={level} priority={level === 'h2' && index < 2} />
        </li>
      ))}
    </Grid>
  );
}
