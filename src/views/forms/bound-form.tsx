import { observer } from 'mobx-react-lite';
import { useContext, useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../components/actions/button.tsx';
import { classed, classNames } from '../components/class-names.tsx';
import { Hint } from '../components/fields/field.tsx';
import { FormContext } from './form-context.tsx';
import type { FormScope } from './form-context.tsx';

export type BoundFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> &
  Omit<FormScope, 'prefix'> & { prefix?: string; onSubmit?: () => unknown };

const Base = classed('form', ['form']);

/** A form that provides its state to the fields inside. Errors are shown in the language of the page. */
export function BoundForm({ form, prefix = 'field', texts, addressOf, onSubmit, ...rest }: BoundFormProps) {
  return (
    <FormContext value={{ form, prefix, texts, addressOf }}>
      <Base
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void (onSubmit ? onSubmit() : form.submit());
        }}
        {...rest}
      />
    </FormContext>
  );
}

/** Uses another text prefix for the fields inside. */
export function FieldTexts({ texts, children }: { texts: string; children: ReactNode }) {
  const scope = useContext(FormContext);
  return <FormContext value={{ ...scope, texts }}>{children}</FormContext>;
}

export const FormSheet = classed('div', ['panel', 'form-sheet']);

export type FormSectionProps = {
  title: string;
  lead?: ReactNode;
  /** Heading level; 3 inside another section. */
  level?: 2 | 3;
  children: ReactNode;
};

/** A titled section of a form; a panel, unless it is inside one. */
export function FormSection({ title, lead, level = 2, children }: FormSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      className={classNames('panel', 'form-sheet')}
      role={level === 3 ? 'group' : undefined}
      aria-labelledby={id}
    >
      <header>
        <Heading id={id}>{title}</Heading>
        {lead && <Hint>{lead}</Hint>}
      </header>
      {children}
    </section>
  );
}

type SubmitButtonProps = ComponentProps<typeof Button> & {
  /** Label while the form is being sent. */
  sending?: ReactNode;
};

/** Submit button; shows a spinner while the form is being sent. */
export const SubmitButton = observer(function SubmitButton({
  sending,
  children,
  ...rest
}: SubmitButtonProps) {
  const { busy } = useContext(FormContext).form;
  return (
    <Button type="submit" busy={busy} {...rest}>
      {(busy && sending) || children}
    </Button>
  );
});
