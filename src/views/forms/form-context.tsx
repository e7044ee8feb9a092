import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Form } from '../../view-models/site/form.ts';
import { useTexts } from '../components/use-texts.ts';

/** The form that fields stand in, and how their ids and texts are made of their names. */
export type FormScope = {
  form: Form<object>;
  /** `login` makes the id of its field `login-email`: for two forms on one screen, with fields of the same names. */
  prefix: string;
  /** `product-field` makes the key of a label `product-field-size`, and of its hint `product-field-size-hint`. */
  texts: string;
  /** Names the address of a field, in a form with two addresses. */
  addressOf?: ((field: string) => string | null) | undefined;
};

/** Nothing of a form stands outside of one. */
export const FormContext = createContext<FormScope>(null!);

/** What a field says of itself: the rest follows from its name. */
export type OwnOfField = {
  name: string;
  /** In place of the form's own text. */
  label?: ReactNode;
  /** True for the form's own text. */
  hint?: ReactNode;
};

/** Returns the text of a field's error; with two addresses it begins with the field's address. */
export function useErrorText(): (field: string, key: string) => string {
  const { addressOf } = useContext(FormContext);
  const t = useTexts();
  return (field, key) => {
    const address = addressOf?.(field);
    return address ? t('form-error-of-address', { address, error: t(key) }) : t(key);
  };
}

/** All that a control is given by its form: for observers alone. @throws Error for a name that the form has not */
export function useField<Value>({ name, label, hint }: OwnOfField) {
  const { form, prefix, texts } = useContext(FormContext);
  const t = useTexts();
  const errorText = useErrorText();
  if (!(name in form.values)) throw new Error(name);
  const error = form.errors[name];
  const key = `${texts}-${name}`;
  return {
    id: `${prefix}-${name}`,
    name,
    label: label ?? t(key),
    hint: hint === true ? t(`${key}-hint`) : hint,
    error: error && errorText(name, error),
    value: (form.values as Record<string, Value>)[name] as Value,
    onValue: (value: Value) => form.set(name as never, value as never),
    onBlur: () => void form.leave(name as never),
  };
}
