import type { City } from '../../core/properties/location.ts';
import { FURNITURES, HEATINGS } from '../../core/properties/property-choices.ts';
import { Columns } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormAmount } from '../forms/form-amount.tsx';
import { FormTextField } from '../forms/form-fields.tsx';
import { FormNumberField } from '../forms/form-number-field.tsx';
import { FormSelect } from '../forms/form-select.tsx';
import { CityField, LiftField } from './answers-fields.tsx';

/** The facts of a home that stands in no listing of ours (PLAN-01). @param isLeft its commission is long paid */
export function TypedHomeFields({ cities, isLeft }: { cities: readonly City[]; isLeft?: boolean }) {
  const t = useTexts();
  return (
    <>
      <Columns>
        <CityField name="cityId" cities={cities} required />
        <FormTextField name="district" maxLength={100} autoComplete="off" />
      </Columns>
      <Columns>
        <FormNumberField name="area" required />
        <FormNumberField name="bedrooms" hint required />
        <FormNumberField name="bathrooms" />
      </Columns>
      <Columns>
        <FormNumberField name="floor" />
        <LiftField name="lift" />
      </Columns>
      <Columns>
        <FormSelect
          name="furniture"
          required
          placeholder={t('plan-choose')}
          options={FURNITURES.map((value) => ({ value, label: t(`property-furniture-${value}`) }))}
        />
        <FormSelect
          name="heating"
          required
          placeholder={t('plan-choose')}
          options={HEATINGS.map((value) => ({ value, label: t(`property-heating-${value}`) }))}
        />
      </Columns>
      <Columns>
        <FormAmount name="price" required />
        <FormAmount name="deposit" />
        {!isLeft && <FormAmount name="commission" />}
      </Columns>
    </>
  );
}
