import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import type { City } from '../../core/properties/location.ts';
import { FURNITURES, HEATINGS } from '../../core/properties/property-choices.ts';
import { Columns, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormContext } from '../forms/form-context.tsx';
import { FormTextField } from '../forms/form-fields.tsx';
import { FormSelect, FormNumberField, FormAmount } from '../forms/form-inputs.tsx';
import { CityField, LiftField } from './answers-fields.tsx';

const More = styled.details`
  & > summary {
    min-height: var(--target);
    padding-block: var(--space-3);
    color: var(--colour-action);
    font-weight: var(--weight-strong);
  }
`;

const MORE = ['district', 'bathrooms', 'floor', 'lift', 'furniture', 'heating', 'deposit', 'commission'];

/**
 * Facts of a home outside our listings: the needed ones first, the others folded (PLAN-01).
 * @param isLeft the home is left, and its commission was paid long ago
 */
export const TypedHomeFields = observer(function TypedHomeFields({
  cities,
  isLeft,
}: {
  cities: readonly City[];
  isLeft?: boolean;
}) {
  const t = useTexts();
  const { errors } = useContext(FormContext).form;
  const isWrong = MORE.some((name) => name in errors);
  return (
    <>
      <Columns>
        <CityField name="cityId" cities={cities} required />
        <FormAmount name="price" required />
      </Columns>
      <Columns>
        <FormNumberField name="area" required />
        <FormNumberField name="bedrooms" hint required />
      </Columns>
      <More open={isWrong || undefined}>
        <summary>{t('plan-typed-more')}</summary>
        <Stack>
          <Columns>
            <FormSelect
              name="furniture"
              options={FURNITURES.map((value) => ({ value, label: t(`property-furniture-${value}`) }))}
            />
            <FormSelect
              name="heating"
              options={HEATINGS.map((value) => ({ value, label: t(`property-heating-${value}`) }))}
            />
          </Columns>
          <Columns>
            <FormAmount name="deposit" />
            {!isLeft && <FormAmount name="commission" />}
          </Columns>
          <Columns>
            <FormTextField name="district" maxLength={100} autoComplete="off" />
            <FormNumberField name="bathrooms" />
          </Columns>
          <Columns>
            <FormNumberField name="floor" />
            <LiftField name="lift" />
          </Columns>
        </Stack>
      </More>
    </>
  );
});
