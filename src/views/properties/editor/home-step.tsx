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
import { NumberField, WordField } from './own-form-fields.tsx';

/** Short answers: numbers two beside each other on a phone too, words whole. */
const Facts = styled(Columns)`
  @media (max-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4) var(--space-3);
    & > :has(select) {
      grid-column: 1 / -1;
    }
  }
`;

/** What people search by. */
export const HomeStep = observer(function HomeStep({ screen }: { screen: PropertyFormScreen }) {
  const t = useTexts();
  const { form } = screen.editor;
  return (
    <Facts>
      <WordField form={form} name="type" label={t('field-property-type')} words={PROPERTY_TYPES} />
      <NumberField form={form} name="area" required />
      <NumberField form={form} name="bedrooms" hint={t('field-bedrooms-hint')} required />
      <NumberField form={form} name="bathrooms" required />
      <NumberField form={form} name="floor" hint={t('field-floor-hint')} required />
      {/* The floor may be above the last one now. */}
      <div onBlur={() => void form.leave('floor')}>
        <NumberField form={form} name="totalFloors" required />
      </div>
      <NumberField form={form} name="buildingYear" required />
      <WordField form={form} name="construction" label={t('field-construction')} words={CONSTRUCTIONS} />
      <WordField form={form} name="heating" label={t('field-heating')} words={HEATINGS} />
      <WordField form={form} name="furniture" label={t('field-furniture')} words={FURNITURES} />
      <WordField
        form={form}
        name="energyClass"
        label={t('field-energyClass')}
        words={ENERGY_CLASSES}
        required={false}
      />
    </Facts>
  );
});
