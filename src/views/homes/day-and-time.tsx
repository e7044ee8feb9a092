import styled from '@emotion/styled';

/** A date and a time, beside each other on a phone too. */
export const DayAndTime = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--space-3);
  max-width: 30rem;
`;
