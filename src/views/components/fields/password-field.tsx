import styled from '@emotion/styled';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';
import { useTexts } from '../use-texts.ts';
import { controlAttributes, Field, fieldId } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { classNames } from '../class-names.tsx';

const Line = styled.div`
  position: relative;
  & > input {
    padding-right: var(--target);
  }
  & > button {
    position: absolute;
    inset: 0 0 0 auto;
    display: grid;
    place-items: center;
    width: var(--target);
    border: 0;
    background: none;
    color: var(--colour-ink-soft);
    font-size: 1.25rem;
  }
`;

/** A password field with a button that shows the text. */
export function PasswordField({
  label,
  hint,
  error,
  hideLabel,
  unmarked,
  onValue,
  ...rest
}: Omit<TextFieldProps, 'type'>) {
  const t = useTexts();
  const [isShown, setShown] = useState(false);
  const { id, name, required } = rest;
  const field = { id, name, label, hint, error, hideLabel, unmarked, required };
  return (
    <Field {...field}>
      <Line>
        <input
          className={classNames('control')}
          maxLength={999}
          autoCapitalize="none"
          spellCheck={false}
          onChange={onValue && ((event) => onValue(event.target.value))}
          {...rest}
          {...controlAttributes(field)}
          type={isShown ? 'text' : 'password'}
        />
        <button
          type="button"
          aria-label={t('show-password')}
          aria-pressed={isShown}
          aria-controls={fieldId(field)}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </Line>
    </Field>
  );
}
