import styled from '@emotion/styled';
import { WithSide } from '../components/layout.tsx';

/** What is chosen or filled in, and beside it the sum: on a phone a bar at the bottom, which stays in sight. */
export const SummaryBoard = styled(WithSide)`
  /* Else the bar of the total could only stick within its own row. */
  @media (max-width: 55.99rem) {
    display: block;
    & > :is(.stack, form) {
      margin-bottom: var(--space-6);
    }
  }
  /* What takes the focus is not under the bars. */
  & > :is(.stack, form) :is(a, button, input, select, textarea) {
    scroll-margin-bottom: 10rem;
  }
`;
