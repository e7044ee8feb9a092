import type { ReactNode } from 'react';
import { classed, classNames } from '../class-names.tsx';
import { useTexts } from '../use-texts.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** What every field of a form takes. Texts come already translated. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  /** Two forms on one screen with the same names: give ids. Else `field-` and the name. */
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** The label is only read aloud (a search box). */
  hideLabel?: boolean;
  /** No 'optional' beside the label, where nothing has to be filled in (filters). */
  unmarked?: boolean;
}

export const Hint = classed('span', ['field-hint']);

/** Id of a field's control, and where the summary of errors leads. */
export function fieldId({ id, name }: Pick<FieldProps, 'id' | 'name'>): string {
  return id ?? `field-${name}`;
}

/** Attributes that tie a control to its hint and its error. */
export function controlAttributes(props: FieldProps) {
  const id = fieldId(props);
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name: props.name,
    required: props.required,
    'aria-describedby': described || undefined,
    'aria-invalid': props.error ? true : undefined,
  };
}

/** Hint and error of a field, with the ids that `controlAttributes` points at. */
export function FieldNotes(props: FieldProps) {
  const id = fieldId(props);
  return (
    <>
      {props.hint && <Hint id={`${id}-hint`}>{props.hint}</Hint>}
      {props.error && (
        <Hint className={classNames('field-error')} id={`${id}-error`}>
          {props.error}
        </Hint>
      )}
    </>
  );
}

/** 'по желание' after the label of what need not be filled in. */
export function Optional() {
  const t = useTexts();
  return <Hint> ({t('optional')})</Hint>;
}

/** Label above, notes below, the control between. */
export function Field({ children, ...props }: FieldProps & { children: ReactNode }) {
  const Name = props.hideLabel ? VisuallyHidden : 'span';
  return (
    <div className={classNames('field')}>
      <label className={classNames('field-label')} htmlFor={fieldId(props)}>
        <Name>
          {props.label}
          {!props.required && !props.hideLabel && !props.unmarked && <Optional />}
        </Name>
      </label>
      {children}
      <FieldNotes {...props} />
    </div>
  );
}
