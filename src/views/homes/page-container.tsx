import styled from '@emotion/styled';
import { Container } from '../components/layout.tsx';

/** Pages of homes begin close to the header: the home is what one came for. */
export const PageContainer = styled(Container)`
  padding-top: var(--space-4);
`;
