import { useId, useState } from 'react';
import { foldForSearch } from '../../../core/shared/search-text.ts';
import { controlAttributes, Field, type FieldProps } from './field.tsx';
import { OptionPlace, useOptionKeys } from './option-list.tsx';
import { classNames } from '../class-names.tsx';

const MAX_SHOWN = 60;

export interface ComboboxOption {
  value: number;
  label: string;
}

export interface ComboboxFieldProps extends FieldProps {
  options: readonly ComboboxOption[];
  value: number | null;
  onValue: (value: number | null) => void;
  placeholder?: string;
  /** Shown when no option matches. */
  nothing: string;
  /** The field is emptied after each choice (several districts). */
  adds?: boolean;
  onBlur?: () => void;
}

/** A field that finds an option in either alphabet (`лозенец`, `lozenec`, `lozenets`). */
export function ComboboxField(props: ComboboxFieldProps) {
  const { options, value, onValue, placeholder, nothing, adds = false, onBlur, ...field } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const listId = useId();
  const chosen = options.find((option) => option.value === value);
  const shown = typed === null ? [] : fitting(options, typed);
  const open = typed !== null;
  const close = () => setTyped(null);
  const choose = (option: ComboboxOption | undefined) => {
    close();
    if (option) onValue(option.value);
  };
  const { active, setActive, onKeyDown } = useOptionKeys({
    options: shown,
    isOpen: open,
    first: 0,
    open: () => setTyped(''),
    close,
    choose,
  });
  const settle = () => {
    // Clearing the field and leaving it clears the choice.
    if (typed === '' && chosen && !adds) onValue(null);
    close();
    onBlur?.();
  };
  return (
    <Field {...field}>
      <OptionPlace>
        <input
          className={classNames('control')}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && shown[active] ? `${listId}-${shown[active].value}` : undefined}
          placeholder={placeholder}
          {...controlAttributes(field)}
          name={undefined}
          value={typed ?? chosen?.label ?? ''}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onClick={() => setTyped((text) => text ?? '')}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        {value !== null && <input type="hidden" name={field.name} value={value} />}
        {open && (
          <ul
            id={listId}
            role="listbox"
            aria-label={typeof field.label === 'string' ? field.label : undefined}
          >
            {shown.map((option, index) => (
              <li
                key={option.value}
                id={`${listId}-${option.value}`}
                role="option"
                aria-selected={option.value === value}
                data-active={index === active ? '' : undefined}
                // Keeps the focus in the field; losing it closes the list.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                onMouseEnter={() => setActive(index)}
              >
                {option.label}
              </li>
            ))}
            {shown.length === 0 && (
              <li role="option" aria-selected="false" aria-disabled="true">
                {nothing}
              </li>
            )}
          </ul>
        )}
      </OptionPlace>
    </Field>
  );
}

/** Options that begin with the typed text come before those that contain it. */
function fitting(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = foldForSearch(typed);
  if (wanted === '') return options.slice(0, MAX_SHOWN);
  const folded = options.map((option) => ({ option, text: ` ${foldForSearch(option.label)}` }));
  const ranked = [
    ...folded.filter(({ text }) => text.startsWith(` ${wanted}`)),
    ...folded.filter(({ text }) => !text.startsWith(` ${wanted}`) && text.includes(` ${wanted}`)),
    ...folded.filter(({ text }) => !text.includes(` ${wanted}`) && text.includes(wanted)),
  ];
  return ranked.map(({ option }) => option).slice(0, MAX_SHOWN);
}
