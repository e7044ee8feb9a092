import styled from '@emotion/styled';

/** Two or four in a row, so that eight leave no gap. */
export const EightGrid = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: clamp(var(--space-3), 1.6vw, var(--space-6));
  @media (min-width: 48rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
