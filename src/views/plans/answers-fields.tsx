import type { City } from '../../core/properties/location.ts';
import { Columns } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormTextField } from '../forms/form-fields.tsx';
import { FormSelect, FormNumberField, FormAmount } from '../forms/form-inputs.tsx';

type CitiesProps = { cities: readonly City[] };

/** City of a form with ids as text. */
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

/** Lift: yes, no or unknown. */
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

/**
 * Day of moving in or out.
 * @param from first day that can be chosen, `YYYY-MM-DD`
 * @param to last one
 */
export function MovingDayField({ from, to }: { from: string; to: string }) {
  return <FormTextField name="movingInOn" hint type="date" min={from} max={to} />;
}

/** People, budget and the address that they leave; each can be skipped (PLAN-01). */
export function OriginFields({ cities }: CitiesProps) {
  return (
    <>
      <Columns>
        <FormNumberField name="people" hint />
        <FormAmount name="budget" hint />
      </Columns>
      <Columns>
        <CityField name="fromCityId" cities={cities} />
        <FormTextField name="fromDistrict" maxLength={100} autoComplete="off" />
      </Columns>
      <Columns>
        <FormNumberField name="fromFloor" />
        <LiftField name="fromLift" />
      </Columns>
    </>
  );
}
