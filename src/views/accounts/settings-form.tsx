import styled from '@emotion/styled';
import { type ReactNode } from 'react';
import { Row } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import type { BoundFormProps } from '../forms/bound-form.tsx';
import { BoundForm, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';

/** What a sheet lists, each with its buttons beside it. */
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

/** A form within a sheet. */
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
  /** The key of the button's text. */
  save: string;
  look?: 'primary' | 'danger';
  /** What stands beside the button. */
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
