import { observer } from 'mobx-react-lite';
import type { ServiceCity } from '../../core/services/service-gateway.ts';
import type { ServiceOrderForm } from '../../core/services/service-order-form.ts';
import type { Form } from '../../view-models/site/form.ts';
import { fieldId } from '../components/fields/field.tsx';
import { Columns } from '../components/layout.tsx';
import { SelectField } from '../components/fields/select-field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormField } from '../forms/form-field.tsx';

const HERE = {
  cityId: 'cityId',
  district: 'district',
  street: 'street',
  entrance: 'entrance',
  floor: 'floor',
} as const;
const THERE = {
  cityId: 'toCityId',
  district: 'toDistrict',
  street: 'toStreet',
  entrance: 'toEntrance',
  floor: 'toFloor',
} as const;

/** Where the team comes, or (`there`) where things are moved to. */
export const ServiceAddressFields = observer(function ServiceAddressFields({
  form,
  cities,
  there = false,
}: {
  form: Form<ServiceOrderForm>;
  cities: readonly ServiceCity[];
  there?: boolean;
}) {
  const t = useTexts();
  const names = there ? THERE : HERE;
  const chosen = form.values[names.cityId];
  const error = form.errors[names.cityId];
  // Both addresses of one person are known to the browser as two.
  const complete = (part: string) => `section-${there ? 'to' : 'from'} ${part}`;
  return (
    <>
      <Columns>
        <SelectField
          id={fieldId({ name: names.cityId })}
          name={names.cityId}
          label={t('service-field-city')}
          required
          placeholder={t('service-choose-city')}
          value={cities.some(({ id }) => id === chosen) ? String(chosen) : null}
          options={cities.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValue={(value) => form.set(names.cityId, value === null ? null : Number(value))}
          {...(error && { error: t(error) })}
        />
        <FormField
          form={form}
          name={names.district}
          label={t('service-field-district')}
          autoComplete={complete('address-level3')}
          maxLength={100}
          required
        />
      </Columns>
      <FormField
        form={form}
        name={names.street}
        label={t('service-field-street')}
        hint={t('service-hint-street')}
        autoComplete={complete('address-line1')}
        maxLength={200}
        required
      />
      <Columns>
        <FormField form={form} name={names.entrance} label={t('service-field-entrance')} maxLength={20} />
        <FormField form={form} name={names.floor} label={t('service-field-floor')} maxLength={20} />
      </Columns>
    </>
  );
});
