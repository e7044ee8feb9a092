import styled from '@emotion/styled';

/** Rows of a protocol, each with its pictures. */
export const RowList = styled.ul`
  display: grid;
  gap: var(--space-6);
  & > li {
    display: grid;
    gap: var(--space-3) var(--space-6);
    align-items: start;
    padding-bottom: var(--space-6);
    border-bottom: 1px solid var(--colour-line);
  }
  @media (min-width: 56rem) {
    & > li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    }
  }
  & > li:last-of-type {
    padding-bottom: 0;
    border: 0;
  }
`;
