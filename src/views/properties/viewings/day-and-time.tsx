import styled from '@emotion/styled';

/** A date and a time, beside each other on a phone too, unless it is too narrow for both. */
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
