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

/** A form with its state, which the fields within know; its errors are ours, said in the language of the page. */
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

/** Fields of the form around them that say otherwise what they are. */
export function FieldTexts({ texts, children }: { texts: string; children: ReactNode }) {
  const scope = useContext(FormContext);
  return <FormContext value={{ ...scope, texts }}>{children}</FormContext>;
}

/** A sheet of a long form. */
export const FormSheet = classed('div', ['panel', 'form-sheet']);

export type FormSectionProps = {
  title: string;
  lead?: ReactNode;
  /** A part of a part has a heading of the third level. */
  level?: 2 | 3;
  children: ReactNode;
};

/** A named part of a form: a sheet, unless it stands within one. */
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
  /** What it says while the form is being sent. */
  sending?: ReactNode;
};

/** Sends the form around it, and turns meanwhile. */
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
