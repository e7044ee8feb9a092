import styled from '@emotion/styled';
import { Container } from './layout.tsx';

/** Pages of what is sold and let begin close to the header: it is what one came for. */
export const PageContainer = styled(Container)`
  padding-top: var(--space-4);
`;
