import type { City } from '../../core/properties/location.ts';
import { Columns } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormAmount } from '../forms/form-amount.tsx';
import { FormTextField } from '../forms/form-fields.tsx';
import { FormNumberField } from '../forms/form-number-field.tsx';
import { FormSelect } from '../forms/form-select.tsx';

type CitiesProps = { cities: readonly City[] };

/** A city of a form that keeps ids as text. */
export function CityField({ name, cities, required }: CitiesProps & { name: string; required?: boolean }) {
  const t = useTexts();
  return (
    <FormSelect
      name={name}
      required={required}
      placeholder={t('service-choose-city')}
      options={cities.map(({ id, name: city }) => ({ value: String(id), label: city }))}
    />
  );
}

/** Whether there is a lift: not saying it is an answer too. */
export function LiftField({ name }: { name: string }) {
  const t = useTexts();
  return (
    <FormSelect
      name={name}
      placeholder={t('plan-lift-unknown')}
      options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`plan-lift-${value}`) }))}
    />
  );
}

/** The four questions of a plan; each can be skipped (PLAN-01). */
export function AnswersFields({ cities, from, to }: CitiesProps & { from: string; to: string }) {
  return (
    <>
      <Columns>
        <FormTextField name="movingInOn" hint type="date" min={from} max={to} />
        <FormNumberField name="people" hint />
      </Columns>
      <Columns>
        <CityField name="fromCityId" cities={cities} />
        <FormTextField name="fromDistrict" maxLength={100} autoComplete="off" />
      </Columns>
      <Columns>
        <FormNumberField name="fromFloor" />
        <LiftField name="fromLift" />
      </Columns>
      <FormAmount name="budget" hint />
    </>
  );
}
