import type { ServiceCity } from '../../core/services/service-gateway.ts';
import { Columns } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { observer } from 'mobx-react-lite';
import { SelectField } from '../components/fields/select-field.tsx';
import { useField } from '../forms/form-context.tsx';
import { FormTextField } from '../forms/form-fields.tsx';

/** Address of the work, or with `there` the destination of a move. */
export function ServiceAddressFields({ cities, there }: { cities: readonly ServiceCity[]; there?: boolean }) {
  const t = useTexts();
  const named = (part: string) => ({
    name: there ? `to${part[0]?.toUpperCase()}${part.slice(1)}` : part,
    label: t(`service-field-${part}`),
  });
  // `autocomplete` sections tell the two addresses apart.
  const complete = (part: string) => `section-${there ? 'to' : 'from'} ${part}`;
  return (
    <>
      <Columns>
        <City name={there ? 'toCityId' : 'cityId'} cities={cities} />
        <FormTextField
          {...named('district')}
          autoComplete={complete('address-level3')}
          maxLength={100}
          required
        />
      </Columns>
      <FormTextField
        {...named('street')}
        hint={t('service-field-street-hint')}
        autoComplete={complete('address-line1')}
        maxLength={200}
        required
      />
      <Columns>
        <FormTextField {...named('entrance')} maxLength={20} />
        <FormTextField {...named('floor')} maxLength={20} />
      </Columns>
    </>
  );
}

const City = observer(function City({ name, cities }: { name: string; cities: readonly ServiceCity[] }) {
  const t = useTexts();
  const label = t('service-field-city');
  const { value, onValue, onBlur: _, ...field } = useField<number | null>({ name, label });
  return (
    <SelectField
      {...field}
      required
      placeholder={t('service-choose-city')}
      value={cities.some(({ id }) => id === value) ? String(value) : null}
      options={cities.map((city) => ({ value: String(city.id), label: city.name }))}
      onValue={(id) => onValue(id === null ? null : Number(id))}
    />
  );
});

const PLACE = /^(?:to)?(?:CityId|District|Street|Entrance|Floor)$/i;

export function useAddressNames(isMoving: boolean): ((field: string) => string | null) | undefined {
  const t = useTexts();
  if (!isMoving) return undefined;
  return (field) =>
    PLACE.test(field) ? t(`service-address-${field.startsWith('to') ? 'to' : 'from'}`) : null;
}
