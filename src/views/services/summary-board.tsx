import styled from '@emotion/styled';
import { WithSide } from '../components/layout.tsx';

/** A selection or form with its total beside it; on phones the total is a bar at the bottom. */
export const SummaryBoard = styled(WithSide)`
  /* Otherwise the bar would stick only within its own row. */
  @media (max-width: 55.99rem) {
    display: block;
    & > :is(.stack, form) {
      margin-bottom: var(--space-6);
    }
  }
  /* Keeps focused elements from being covered by the bars. */
  & > :is(.stack, form) :is(a, button, input, select, textarea) {
    scroll-margin-bottom: 10rem;
  }
`;
