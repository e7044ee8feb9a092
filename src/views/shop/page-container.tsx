import styled from '@emotion/styled';
import { Container } from '../components/layout.tsx';

/** The shop's pages begin close to the header: what is sold is what one came for. */
export const PageContainer = styled(Container)`
  padding-top: var(--space-4);
`;
