import styled from '@emotion/styled';

/** Date and time side by side, if the screen is wide enough. */
export const DayAndTime = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  max-width: 30rem;
  & > .field {
    flex: 2 1 8.5rem;
  }
  & > .field:first-of-type {
    flex: 3 1 10.5rem;
  }
`;
