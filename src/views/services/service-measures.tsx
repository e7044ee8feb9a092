import styled from '@emotion/styled';
import { boundsOf, measuresOf } from '../../core/services/service.ts';
import type { Service, ServiceMeasures } from '../../core/services/service.ts';
import { QuantityField } from '../components/fields/quantity-field.tsx';
import { SelectField } from '../components/fields/select-field.tsx';
import { useTexts } from '../components/use-texts.ts';

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
  & .quantity > input {
    width: 4.5ch;
  }
  & .select {
    min-width: 11rem;
  }
`;

/** Steps of the buttons; m² change by five. */
const STEPS: Partial<Record<keyof ServiceMeasures, number>> = { sqm: 5 };

const SEVERITIES = ['1', '2', '3'] as const;

/** Measures of a chosen service: its unit, months and severity. */
export function ServiceMeasureFields({
  service,
  onChange,
}: {
  service: Service;
  onChange: (measures: ServiceMeasures) => void;
}) {
  const t = useTexts();
  const { severity, ...counted } = measuresOf(service);
  const names = Object.keys(counted) as (keyof typeof counted)[];
  // A single field needs no label, because the price beside it names the unit.
  const isAlone = names.length === 1 && severity === undefined;
  return (
    <Fields role="group" aria-label={service.name}>
      {names.map((name) => (
        <QuantityField
          key={name}
          name={`${service.serviceKey}-${name}`}
          label={t(`service-measure-${name}`)}
          hideLabel={isAlone}
          value={counted[name] ?? 1}
          {...boundsOf(service, name)}
          by={STEPS[name] ?? 1}
          onValue={(value) => onChange({ [name]: value })}
        />
      ))}
      {severity !== undefined && (
        <SelectField
          name={`${service.serviceKey}-severity`}
          label={t('service-measure-severity')}
          required
          value={SEVERITIES[severity - 1] ?? '1'}
          options={SEVERITIES.map((value) => ({ value, label: t(`service-severity-${value}`) }))}
          onValue={(value) => value && onChange({ severity: Number(value) })}
        />
      )}
    </Fields>
  );
}
