import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Form } from '../../view-models/site/form.ts';
import { useTexts } from '../components/use-texts.ts';

/** The form of the surrounding BoundForm, with the prefixes of ids and texts. */
export type FormScope = {
  form: Form<object>;
  /** Prefix of ids: `login` gives `login-email`. Needed for two forms on one screen. */
  prefix: string;
  /** Prefix of text keys: `product-field` gives `product-field-size` and `product-field-size-hint`. */
  texts: string;
  /** Names the address of a field in a form with two addresses. */
  addressOf?: ((field: string) => string | null) | undefined;
};

export const FormContext = createContext<FormScope>(null!);

/** Properties of a single field; the rest follows from its name. */
export type OwnOfField = {
  name: string;
  /** Replaces the form's text. */
  label?: ReactNode;
  /** True shows the form's text. */
  hint?: ReactNode;
};

/** Returns the text of a field's error. In a form with two addresses it begins with the address. */
export function useErrorText(): (field: string, key: string) => string {
  const { addressOf } = useContext(FormContext);
  const t = useTexts();
  return (field, key) => {
    const address = addressOf?.(field);
    return address ? t('form-error-of-address', { address, error: t(key) }) : t(key);
  };
}

/**
 * Properties that the form gives a control. Use in observers only.
 * @throws Error for an unknown name
 */
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
