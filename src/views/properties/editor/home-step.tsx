import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import {
  CONSTRUCTIONS,
  ENERGY_CLASSES,
  FURNITURES,
  HEATINGS,
  PROPERTY_TYPES,
} from '../../../core/properties/property-choices.ts';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { Columns } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormNumberField } from '../../forms/form-number-field.tsx';
import { FormSelect } from '../../forms/form-select.tsx';

/** Two columns also on phones. */
const Facts = styled(Columns)`
  @media (max-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4) var(--space-3);
    & > :has(select) {
      grid-column: 1 / -1;
    }
  }
`;

/** Facts that people search by. */
export const HomeStep = observer(function HomeStep({ screen }: { screen: PropertyFormScreen }) {
  const { form } = screen.editor;
  return (
    <Facts>
      <WordField name="type" words={PROPERTY_TYPES} />
      <FormNumberField name="area" inputMode="decimal" required />
      <FormNumberField name="bedrooms" hint required />
      <FormNumberField name="bathrooms" required />
      {/* Numeric keyboards have no minus. */}
      <FormNumberField name="floor" inputMode="text" hint required />
      {/* The floor may exceed the new number of floors. */}
      <div onBlur={() => void form.leave('floor')}>
        <FormNumberField name="totalFloors" required />
      </div>
      <FormNumberField name="buildingYear" required />
      <WordField name="construction" words={CONSTRUCTIONS} />
      <WordField name="heating" words={HEATINGS} />
      <WordField name="furniture" words={FURNITURES} />
      <WordField
        name="energyClass"
        words={ENERGY_CLASSES}
        textOf={(energyClass) => energyClass}
        required={false}
      />
    </Facts>
  );
});

/** A choice field. */
function WordField({
  name,
  words,
  textOf,
  required = true,
}: {
  name: string;
  words: readonly string[];
  textOf?: (word: string) => string;
  required?: boolean;
}) {
  const t = useTexts();
  return (
    <FormSelect
      name={name}
      placeholder={t('field-choose')}
      required={required}
      options={words.map((word) => ({ value: word, label: textOf?.(word) ?? t(`property-${name}-${word}`) }))}
    />
  );
}
