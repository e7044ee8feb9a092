import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SelectField } from '../../src/views/components/fields/select-field.tsx';
import { TextField } from '../../src/views/components/fields/text-field.tsx';

type Changed = (event: { target: { value: string } }) => void;

/** Selects the first option of a list and then its placeholder. @returns the reported values */
export function choosePlaceholder(): (string | null)[] {
  const told: (string | null)[] = [];
  const field = SelectField<'first'>({
    name: 'choice',
    label: 'choice',
    placeholder: 'none',
    options: [{ value: 'first', label: 'first' }],
    value: 'first',
    onValue: (value) => told.push(value),
  });
  const change = findChange(field);
  change({ target: { value: 'first' } });
  change({ target: { value: '' } });
  return told;
}

/** Maximum length of a text field. */
export function lengthOfField(maxLength?: number): number {
  const field = (
    <TextField name="text" label="text" required {...(maxLength !== undefined && { maxLength })} />
  );
  return Number(/maxlength="(\d+)"/i.exec(renderToStaticMarkup(field))?.[1]);
}

function findChange(node: ReactNode): Changed {
  const found = search(node);
  if (!found) throw new Error('the list can not be changed');
  return found;
}

function search(node: ReactNode): Changed | null {
  if (!isValidElement<{ onChange?: Changed; children?: ReactNode }>(node)) return null;
  if (node.props.onChange) return node.props.onChange;
  for (const child of Children.toArray(node.props.children)) {
    const found = search(child);
    if (found) return found;
  }
  return null;
}
