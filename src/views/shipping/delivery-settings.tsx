import { observer } from 'mobx-react-lite';
import { methodsOfCourier, pricingsOfCourier } from '../../core/shipping/delivery-settings.ts';
import type { ShippingCourier } from '../../core/shipping/courier-office.ts';
import type { DeliveryPricing } from '../../core/shipping/delivery.ts';
import type { DeliverySettingsEditor } from '../../view-models/shipping/delivery-settings-editor.ts';
import { classNames } from '../components/class-names.tsx';
import { CheckboxField } from '../components/fields/checkbox-field.tsx';
import { FieldNotes } from '../components/fields/field.tsx';
import { Row } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, FormSection, SubmitButton } from '../forms/bound-form.tsx';
import { FormRadioGroup, FormTextField } from '../forms/form-fields.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormAmount, FormSelect } from '../forms/form-inputs.tsx';
import { usePrices } from '../shell/use-page-language.ts';
import { CourierAccount } from './courier-account.tsx';
import { DELIVERY_PREFIX, WeightTable } from './weight-table.tsx';

type Props = {
  editor: DeliverySettingsEditor;
  /** Delivery price of the shop, in stotinki. */
  flatPrice: number | null;
};

/** Courier, methods and prices of the vendor's parcels (SHIP-01, SHIP-04). */
export const DeliverySettings = observer(function DeliverySettings({ editor, flatPrice }: Props) {
  const t = useTexts();
  const { form, couriers, hasSettings } = editor;
  const isNew = couriers.length > 0 && !hasSettings;
  return (
    <div id="own-delivery">
      <FormSection title={t('settings-delivery')} lead={isNew && t('settings-delivery-text')}>
        {couriers.length === 0 ? (
          <Alert>{t('settings-delivery-no-courier')}</Alert>
        ) : (
          <BoundForm
            form={form}
            prefix={DELIVERY_PREFIX}
            texts="field-delivery"
            aria-label={t('settings-delivery')}
            addressOf={(field) => {
              const [table, row] = field.split('.');
              return table === 'table' && row ? t('delivery-row', { number: Number(row) + 1 }) : null;
            }}
          >
            <FormErrors />
            <FormSelect
              name="courier"
              required
              none=""
              {...(couriers.length > 1 && { placeholder: t('delivery-courier-choose') })}
              options={couriers.map((courier) => ({
                value: courier,
                label: t(`shipping-courier-${courier}`),
              }))}
            />
            <Methods editor={editor} />
            <FormTextField name="senderCity" hint maxLength={100} autoComplete="off" required />
            <Pricing courier={form.values.courier} flatPrice={flatPrice} />
            {form.values.pricing === 'table' && <WeightTable editor={editor} />}
            <FormAmount name="freeFrom" hint={t('field-delivery-freeFrom-hint')} />
            <Row>
              <SubmitButton>{t('settings-save')}</SubmitButton>
            </Row>
          </BoundForm>
        )}
        <CourierAccount editor={editor.account} courier={form.values.courier} />
      </FormSection>
    </div>
  );
});

const Methods = observer(function Methods({ editor }: Pick<Props, 'editor'>) {
  const t = useTexts();
  const { values, errors } = editor.form;
  const id = `${DELIVERY_PREFIX}-methods`;
  const error = errors['methods'];
  return (
    <fieldset className={classNames('radio-group')} aria-describedby={error && `${id}-error`}>
      <legend>{t('field-delivery-methods')}</legend>
      {methodsOfCourier(values.courier).map((method, index) => (
        <CheckboxField
          key={method}
          name={`methods.${method}`}
          id={index === 0 ? id : `${id}-${method}`}
          label={t(`delivery-to-${method}`)}
          checked={values.methods.includes(method)}
          onChecked={(isOffered) => editor.setMethod(method, isOffered)}
        />
      ))}
      <FieldNotes id={id} name="methods" label="" error={error && t(error)} />
    </fieldset>
  );
});

function Pricing({ courier, flatPrice }: Pick<Props, 'flatPrice'> & { courier: ShippingCourier | '' }) {
  const t = useTexts();
  const prices = usePrices();
  return (
    <FormRadioGroup<DeliveryPricing>
      name="pricing"
      options={pricingsOfCourier(courier).map((pricing) => ({
        value: pricing,
        label: t(`delivery-pricing-${pricing}`),
        hint: t(`delivery-pricing-${pricing}-hint`),
        ...(pricing === 'flat' && flatPrice !== null && { aside: prices.inText(flatPrice) }),
      }))}
    />
  );
}
