import { useState } from 'react';
import { CheckboxField } from '../views/components/fields/checkbox-field.tsx';
import { CheckboxGroup } from '../views/components/fields/checkbox-group.tsx';
import { Field, fieldId } from '../views/components/fields/field.tsx';
import { FileDrop } from '../views/components/fields/file-drop.tsx';
import { FilterGroup } from '../views/components/results/filter-group.tsx';
import { FormErrorSummary } from '../views/components/fields/form-error-summary.tsx';
import { ComboboxField } from '../views/components/fields/combobox-field.tsx';
import { OptionPlace } from '../views/components/fields/option-list.tsx';
import { QuantityField } from '../views/components/fields/quantity-field.tsx';
import { RadioGroup } from '../views/components/fields/radio-group.tsx';
import { SelectField } from '../views/components/fields/select-field.tsx';
import { TextField } from '../views/components/fields/text-field.tsx';
import { TextArea } from '../views/components/fields/text-area.tsx';
import { PasswordField } from '../views/components/fields/password-field.tsx';
import { LONG, Specimen, Specimens } from './specimen.tsx';
import type { Samples } from './specimen.tsx';
import { classNames } from '../views/components/class-names.tsx';

const ERROR = 'Попълнете това поле.';
const ROOMS = ['Кухня', 'Дневна', 'Спалня', LONG.bg];
const nothing = () => {};

function Quantity(props: { name: string; min?: number; max?: number; disabled?: boolean; error?: string }) {
  const [value, setValue] = useState(props.min ?? 1);
  return <QuantityField label="Брой" value={value} onValue={setValue} {...props} />;
}

function Combobox(props: { name: string; error?: string }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <ComboboxField
      label="Стая"
      nothing="Няма такава стая"
      placeholder="Напишете няколко букви"
      options={ROOMS.map((label, index) => ({ value: index, label }))}
      value={value}
      onValue={setValue}
      {...props}
    />
  );
}

function Radios({ name, error }: { name: string; error?: string }) {
  const [value, setValue] = useState<'courier' | 'shop' | 'none' | null>(error ? null : 'courier');
  return (
    <RadioGroup
      name={name}
      label="$t(delivery)"
      error={error}
      value={value}
      onValue={setValue}
      options={[
        { value: 'courier', label: 'До адрес', hint: 'Два до четири дни', aside: '6,00 лв.' },
        { value: 'shop', label: LONG.bg, aside: '0,00 лв.' },
        { value: 'none', label: 'До офис', hint: 'Не се предлага', disabled: true },
      ]}
    />
  );
}

function Checkboxes({ name, error }: { name: string; error?: string }) {
  const [values, setValues] = useState<('read' | 'write')[]>(error ? [] : ['read']);
  return (
    <CheckboxGroup
      name={name}
      label="Права"
      error={error}
      values={values}
      onValues={setValues}
      options={[
        { value: 'read', label: 'Четене', hint: 'Поръчки и продукти' },
        { value: 'write', label: LONG.bg },
      ]}
    />
  );
}

export const fieldSamples: Samples = {
  'text-field.tsx': () => (
    <Specimens>
      <Specimen state="empty, not required">
        <TextField name="t-empty" label="Име" hint="Както е в личната карта" />
      </Specimen>
      <Specimen state="filled in, required">
        <TextField name="t-full" label="Име" required defaultValue="Мария Иванова" />
      </Specimen>
      <Specimen state="error">
        <TextField name="t-error" label="$t(phone)" type="tel" required error={ERROR} />
      </Specimen>
      <Specimen state="disabled">
        <TextField name="t-off" label="Имейл" disabled defaultValue="maria@primer.example" />
      </Specimen>
      <Specimen state="long words">
        <TextField name="t-long" label={LONG.bg} hint={LONG.en} defaultValue={LONG.bg} />
      </Specimen>
    </Specimens>
  ),
  'password-field.tsx': () => (
    <Specimens>
      <Specimen state="filled in">
        <PasswordField name="p-full" label="Парола" required defaultValue="uyut-demo" />
      </Specimen>
      <Specimen state="error">
        <PasswordField name="p-error" label="Парола" required error={ERROR} />
      </Specimen>
    </Specimens>
  ),
  'select-field.tsx': () => (
    <Specimens>
      <Specimen state="nothing chosen">
        <SelectField name="s-empty" label="Стая" placeholder="Изберете" options={options()} value={null} />
      </Specimen>
      <Specimen state="chosen, long">
        <SelectField name="s-full" label="Стая" required options={options()} value={LONG.bg} />
      </Specimen>
      <Specimen state="error">
        <SelectField
          name="s-error"
          label="Стая"
          required
          placeholder="Изберете"
          options={options()}
          value={null}
          error={ERROR}
        />
      </Specimen>
      <Specimen state="disabled">
        <SelectField name="s-off" label="Стая" disabled options={options()} value="Кухня" />
      </Specimen>
    </Specimens>
  ),
  'combobox-field.tsx': () => (
    <Specimens>
      <Specimen state="press it, or type">
        <Combobox name="c-empty" />
      </Specimen>
      <Specimen state="error">
        <Combobox name="c-error" error={ERROR} />
      </Specimen>
    </Specimens>
  ),
  'option-list.tsx': () => (
    <Specimens>
      <Specimen state="open">
        <OptionPlace>
          <Combobox name="c-list" />
          <ul role="listbox" aria-label="Стая">
            <li role="option" aria-selected="true" data-active="">
              {LONG.bg}
            </li>
            <li role="option" aria-selected="false">
              Кухня
            </li>
          </ul>
        </OptionPlace>
      </Specimen>
    </Specimens>
  ),
  'quantity-field.tsx': () => (
    <Specimens>
      <Specimen state="at its least">
        <Quantity name="q-least" />
      </Specimen>
      <Specimen state="at its most">
        <Quantity name="q-most" min={5} max={5} />
      </Specimen>
      <Specimen state="error">
        <Quantity name="q-error" error="Останаха само два броя." />
      </Specimen>
      <Specimen state="disabled">
        <Quantity name="q-off" disabled />
      </Specimen>
    </Specimens>
  ),
  'checkbox-field.tsx': () => (
    <Specimens>
      <Specimen state="off, on, disabled">
        <CheckboxField name="k-off" label="Искам бюлетина" />
        <CheckboxField name="k-on" label="Искам бюлетина" defaultChecked hint="Веднъж месечно" />
        <CheckboxField name="k-disabled" label="Искам бюлетина" disabled />
      </Specimen>
      <Specimen state="error, long words">
        <CheckboxField name="k-error" label={`Приемам. ${LONG.bg}`} required error={ERROR} />
      </Specimen>
    </Specimens>
  ),
  'checkbox-group.tsx': () => (
    <Specimens>
      <Specimen state="one chosen">
        <Checkboxes name="cg-chosen" />
      </Specimen>
      <Specimen state="error">
        <Checkboxes name="cg-error" error={ERROR} />
      </Specimen>
    </Specimens>
  ),
  'radio-group.tsx': () => (
    <Specimens>
      <Specimen state="chosen, one disabled">
        <Radios name="r-chosen" />
      </Specimen>
      <Specimen state="error">
        <Radios name="r-error" error={ERROR} />
      </Specimen>
    </Specimens>
  ),
  'field.tsx': () => (
    <Specimens>
      <Specimen state="the frame of every field: label, control, hint, error">
        <Field name="f-frame" label="Етикет" hint="Подсказка" error={ERROR}>
          <input className={classNames('control')} id={fieldId({ name: 'f-frame' })} />
        </Field>
      </Specimen>
    </Specimens>
  ),
  'file-drop.tsx': () => (
    <Specimens>
      <Specimen state="as it is">
        <FileDrop id="d-open" label="Добавяне на снимки" hint="До 10 MB" accept="image/*" onFiles={nothing} />
      </Specimen>
      <Specimen state="full, long words">
        <FileDrop id="d-full" label={LONG.bg} hint="Няма място за повече" accept="*" full onFiles={nothing} />
      </Specimen>
    </Specimens>
  ),
  'filter-group.tsx': () => (
    <Specimens>
      <Specimen state="open: chosen, with nothing to choose, long">
        <FilterGroup
          title="Цвят"
          name="colour"
          open
          options={[
            { value: 'white', label: 'Бял', count: 128, checked: true },
            { value: 'oak', label: 'Дъб', count: 0 },
            { value: 'long', label: LONG.bg, count: 7 },
          ]}
        />
      </Specimen>
      <Specimen state="folded">
        <FilterGroup title={LONG.en} name="material" options={[{ value: 'oak', label: 'Дъб' }]} />
      </Specimen>
    </Specimens>
  ),
  'form-error-summary.tsx': () => (
    <Specimens>
      <Specimen state="two errors; it takes the focus">
        <FormErrorSummary
          errors={[
            { id: 'field-t-error', message: 'Напишете телефон, на който да Ви открием.' },
            { id: 'field-a-error', message: LONG.bg },
          ]}
        />
      </Specimen>
    </Specimens>
  ),
  'text-area.tsx': () => (
    <Specimens>
      <Specimen state="empty">
        <TextArea name="a-empty" label="$t(note)" />
      </Specimen>
      <Specimen state="error">
        <TextArea name="a-error" label="$t(note)" required error={ERROR} defaultValue={LONG.bg} />
      </Specimen>
      <Specimen state="disabled">
        <TextArea name="a-off" label="$t(note)" disabled />
      </Specimen>
    </Specimens>
  ),
};

function options(): { value: string; label: string }[] {
  return ROOMS.map((label) => ({ value: label, label }));
}
