import styled from '@emotion/styled';
import { Container } from '../components/layout.tsx';

/** The pages of cart and orders: some air under the header, sheets with headings of a size that fits them. */
export const PageContainer = styled(Container)`
  /* The footer stays out of sight while the browser's cart takes the place of its skeleton. */
  min-height: 100dvh;
  padding-block: var(--space-6) var(--space-16);
  & section h2,
  & li h2 {
    font-size: var(--text-xl);
  }
  & section h3 {
    font-size: var(--text-lg);
  }
`;
