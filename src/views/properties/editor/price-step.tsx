import { observer } from 'mobx-react-lite';
import { PROPERTY_LIMITS } from '../../../core/properties/property-choices.ts';
import { dueAtMovingIn } from '../../../core/properties/property.ts';
import { typedStotinki } from '../../../core/shared/typed-number.ts';
import type { PropertyFormScreen } from '../../../view-models/properties/property-form-screen.ts';
import { Columns, Stack } from '../../components/layout.tsx';
import { TextArea } from '../../components/fields/text-area.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { FormAmount } from '../../forms/amount-field.tsx';
import { FormField } from '../../forms/form-field.tsx';
import { usePrices } from '../../shell/use-page-language.ts';
import { NumberField } from './own-form-fields.tsx';

/** Rent, deposit, commission and terms; amounts in leva or euro (HOME-18). */
export const PriceStep = observer(function PriceStep({ screen }: { screen: PropertyFormScreen }) {
  const t = useTexts();
  const prices = usePrices();
  const { form } = screen.editor;
  const { values, errors } = form;
  const [price, deposit, commission] = [values.price, values.deposit, values.commission].map(typedStotinki);
  const error = errors['taxDescription'];
  return (
    <Stack data-gap="large">
      <Columns>
        <FormAmount form={form} name="price" label={t('field-price')} required />
        <FormAmount form={form} name="deposit" label={t('field-deposit')} required />
        <FormAmount
          form={form}
          name="commission"
          label={t('field-commission')}
          hint={t('field-commission-hint')}
          required
        />
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
      <Columns>
        <FormField
          form={form}
          name="availableFrom"
          type="date"
          min={screen.today}
          label={t('field-availableFrom')}
          hint={t('field-availableFrom-hint')}
        />
        <NumberField form={form} name="shortestTerm" />
      </Columns>
      <TextArea
        name="taxDescription"
        label={t('field-taxDescription')}
        hint={t('field-taxDescription-hint')}
        maxLength={PROPERTY_LIMITS.taxDescription}
        value={values.taxDescription}
        onValue={(text) => form.set('taxDescription', text)}
        onBlur={() => void form.leave('taxDescription')}
        {...(error && { error: t(error) })}
      />
    </Stack>
  );
});
