import styled from '@emotion/styled';
import { type ReactNode } from 'react';
import { Row } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import type { BoundFormProps } from '../forms/bound-form.tsx';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';

export const SettingsList = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-3);
  }
  & > li + li {
    border-top: 1px solid var(--colour-line);
  }
`;

export function SettingsForm({
  form,
  prefix,
  texts,
  label,
  save,
  look = 'primary',
  beside,
  children,
}: Pick<BoundFormProps, 'form' | 'texts' | 'children'> & {
  prefix: string;
  label: string;
  /** Text key of the button. */
  save: string;
  look?: 'primary' | 'danger';
  beside?: ReactNode;
}) {
  const t = useTexts();
  return (
    <BoundForm form={form} prefix={prefix} texts={texts} aria-label={label}>
      <FormErrors />
      {children}
      <Row>
        <SubmitButton look={look}>{t(save)}</SubmitButton>
        {beside}
      </Row>
    </BoundForm>
  );
}
