import type { ReactNode } from 'react';
import { classed, classNames } from '../class-names.tsx';
import { useTexts } from '../use-texts.ts';
import { VisuallyHidden } from '../accessibility.tsx';

/** Properties of every form field. Texts are translated. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  /** Needed when two forms of a screen share names; defaults to `field-` and the name. */
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** Omits "optional" beside the label, for filters. */
  unmarked?: boolean;
}

export const Hint = classed('span', ['field-hint']);

/** Id of a field's control; the error summary links to it. */
export function fieldId({ id, name }: Pick<FieldProps, 'id' | 'name'>): string {
  return id ?? `field-${name}`;
}

/** Attributes that connect a control with its hint and error. */
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

/** Hint and error of a field, with the ids of `controlAttributes`. */
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

/** The word "optional" after the label of an optional field. */
export function Optional() {
  const t = useTexts();
  return <Hint> ({t('optional')})</Hint>;
}

/** Layout of a field: label, control, notes. */
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
