import styled from '@emotion/styled';
import { Container } from '../components/layout.tsx';

/** The pages of services: some air under the header, headings of sheets in a size that fits them. */
export const PageContainer = styled(Container)`
  padding-block: var(--space-6) var(--space-16);
  & .panel h2 {
    font-size: var(--text-xl);
  }
  & .panel h3 {
    font-size: var(--text-lg);
  }
  & .panel li h3 {
    font-size: var(--text-md);
  }
`;
