import styled from '@emotion/styled';
import { Panel } from '../../components/layout.tsx';

/** One sheet of a long form, with its heading. */
export const FormPart = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  & h3 {
    font-size: var(--text-lg);
  }
`;
