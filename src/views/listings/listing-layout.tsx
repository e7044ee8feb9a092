import styled from '@emotion/styled';
import { Stack } from '../components/layout.tsx';

/** Pictures and title, then the offer, then the rest; on wide screens the offer is a side column. */
export const ListingLayout = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-6), 3vw, var(--space-10)) clamp(var(--space-6), 3vw, var(--space-12));
  align-items: start;
  margin-top: var(--space-2);
  & h1 {
    font-size: var(--text-2xl);
  }
  & .section {
    margin-block: 0 clamp(var(--space-8), 4vw, var(--space-12));
  }
  & .section h2 {
    font-size: var(--text-xl);
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) clamp(22rem, 27vw, 30rem);
    grid-template-rows: auto 1fr;
    & > [data-offer] {
      position: sticky;
      top: 5.5rem;
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
`;

/** On phones the picture comes first. */
export const ListingHead = styled(Stack)`
  @media (max-width: 59.99rem) {
    & > [data-title] {
      order: 1;
    }
  }
`;

export const ListingPlace = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--colour-ink-soft);
`;

export const ListingText = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: var(--width-text);
  white-space: pre-line;
`;
