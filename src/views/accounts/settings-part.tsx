import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import type { Form as FormState } from '../../view-models/site/form.ts';
import { Button } from '../components/actions/button.tsx';
import { Form } from '../components/fields/form.tsx';
import { Panel, Row } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormRefusals } from '../forms/form-refusals.tsx';

const Sheet = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  & h2 {
    font-size: var(--text-xl);
  }
  & form {
    display: grid;
    gap: var(--space-5);
  }
`;

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

/** One sheet of the settings, with its heading. */
export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Sheet>
  );
}

/** A form within a sheet; the ids of its fields begin with `prefix`. */
export function SettingsForm({
  form,
  prefix,
  label,
  save,
  look = 'primary',
  beside,
  children,
}: {
  form: FormState<object>;
  prefix: string;
  label: string;
  /** The key of the button's text. */
  save: string;
  look?: 'primary' | 'danger';
  /** What stands beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts();
  return (
    <Form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <FormRefusals form={form} idOf={(name) => `${prefix}-${name}`} />
      {children}
      <Row>
        <Button type="submit" look={look} busy={form.busy}>
          {t(save)}
        </Button>
        {beside}
      </Row>
    </Form>
  );
}
