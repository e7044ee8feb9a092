import { observer } from 'mobx-react-lite';
import { PROPERTY_LIMITS } from '../../../core/properties/property-choices.ts';
import { fieldsOfStep, propertyField } from '../../../core/properties/property-fields.ts';
import { dueAtMovingIn } from '../../../core/properties/property.ts';
import { typedStotinki } from '../../../core/shared/typed-number.ts';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Columns, Panel, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { usePrices } from '../../shell/use-page-language.ts';
import { DescribedField } from '../../forms/described-field.tsx';
import { FormTextArea, FormTextField } from '../../forms/form-fields.tsx';

const FairPriceBand = lazyPart(() =>
  import('../listing/fair-price-band.tsx').then((module) => module.FairPriceBand),
);

/** Rent, deposit, commission and terms; amounts in leva or euro (HOME-18). */
export const PriceStep = observer(function PriceStep({ screen }: { screen: PropertyFormScreen }) {
  const t = useTexts();
  const prices = usePrices();
  const { values } = screen.editor.form;
  const [price, deposit, commission] = [values.price, values.deposit, values.commission].map(typedStotinki);
  return (
    <Stack gap="large">
      <Columns>
        {fieldsOfStep('price').map(
          (name) =>
            propertyField(name).kind === 'money' && (
              <DescribedField key={name} name={name} field={propertyField(name)} />
            ),
        )}
      </Columns>
      {typeof price === 'number' && typeof deposit === 'number' && (
        <p role="status">
          <strong>
            {t('due-at-moving-in', {
              amount: prices.inText(dueAtMovingIn(price, deposit, commission ?? 0)),
            })}
          </strong>
        </p>
      )}
      <RentAmongSimilar screen={screen} rent={typeof price === 'number' ? price : null} />
      <Columns>
        <FormTextField name="availableFrom" type="date" min={screen.today} hint />
        {fieldsOfStep('price').map(
          (name) =>
            propertyField(name).kind !== 'money' && (
              <DescribedField key={name} name={name} field={propertyField(name)} words="property" />
            ),
        )}
      </Columns>
      <FormTextArea name="taxDescription" hint maxLength={PROPERTY_LIMITS.taxDescription} />
    </Stack>
  );
});

/** The typed rent among the rents of comparable homes (TRUST-01). */
const RentAmongSimilar = observer(function RentAmongSimilar(props: {
  screen: PropertyFormScreen;
  rent: number | null;
}) {
  const t = useTexts();
  const { screen, rent } = props;
  const { type } = screen.editor.form.values;
  const { district, districts, city, cities } = screen.place;
  if (!screen.fairPrice || !type) return null;
  return (
    <Panel as="section" aria-label={t('fair-price-yours')}>
      <Stack>
        <h3>{t('fair-price-yours')}</h3>
        <FairPriceBand
          fairPrice={screen.fairPrice}
          rent={rent}
          type={type}
          district={districts.find(({ id }) => id === district)?.name ?? ''}
          city={cities.find(({ id }) => id === city)?.name ?? ''}
        />
      </Stack>
    </Panel>
  );
});
