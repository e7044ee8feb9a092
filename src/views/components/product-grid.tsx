import styled from '@emotion/styled';

/** Cards side by side: two on a phone, six on the widest screen; `data-size="large"` makes fewer, larger ones. */
export const ProductGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9rem, 15%)), 1fr));
  gap: clamp(var(--space-3), 1.6vw, var(--space-6));
  &[data-size='large'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(17rem, 22%)), 1fr));
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(auto-fill, minmax(max(13rem, 15%), 1fr));
  }
`;
