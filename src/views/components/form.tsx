import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

const Base = styled.form`
  display: grid;
  gap: var(--space-5);
`;

/** A form whose errors are ours: said in the language of the page, beside the fields. */
export function Form(props: ComponentProps<'form'>) {
  return <Base noValidate {...props} />;
}
