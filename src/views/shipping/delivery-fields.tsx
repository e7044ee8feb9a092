import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { CartGroup } from '../../core/orders/cart/cart.ts';
import { nameIn } from '../../core/shared/transliteration.ts';
import type { DeliveryMethod, VendorDeliveryOptions } from '../../core/shipping/delivery.ts';
import type { Checkout } from '../../view-models/orders/checkout.ts';
import { Button } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { RadioGroup } from '../components/fields/radio-group.tsx';
import { PinIcon } from '../components/icons.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { lazySection } from '../components/load-part.ts';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage, usePrices } from '../shell/use-page-language.ts';
import { OfficeHours } from './office-hours.tsx';

const OfficeModal = lazySection(() => import('./office-modal.tsx').then((module) => module.OfficeModal));

type Props = { checkout: Checkout; groups: readonly CartGroup[] };

/** Method and office of each vendor's parcel; nothing for vendors that deliver only to addresses (SHIP-01). */
export const DeliveryFields = observer(function DeliveryFields({ checkout, groups }: Props) {
  const { delivery } = checkout;
  return (
    <>
      {groups.map((group) => {
        const options = delivery.options.get(group.vendor.id);
        if (!options) return null;
        return (
          <VendorMethods
            key={group.vendor.id}
            {...{ checkout, group, options }}
            isOnly={groups.length === 1}
          />
        );
      })}
      {delivery.picking && (
        <Suspense>
          <OfficeModal delivery={delivery} picker={delivery.picking.picker} />
        </Suspense>
      )}
    </>
  );
});

const VendorMethods = observer(function VendorMethods({
  checkout: { delivery, form },
  group: { vendor },
  options: { options, missingToFree },
  isOnly,
}: {
  checkout: Checkout;
  group: CartGroup;
  options: VendorDeliveryOptions;
  isOnly: boolean;
}) {
  const t = useTexts();
  const prices = usePrices();
  const language = useLanguage();
  const { method } = delivery.of(vendor.id);
  const error = form.errors[`deliveries.${vendor.id}`];
  return (
    <Stack gap="small">
      {options.length > 1 && (
        <RadioGroup<DeliveryMethod>
          name={`deliveries.${vendor.id}`}
          label={
            isOnly ? t('delivery-method') : t('delivery-method-of', { vendor: nameIn(language, vendor.name) })
          }
          value={method}
          onValue={(chosen) => delivery.choose(vendor.id, chosen)}
          {...(error && { error: t<string>(error) })}
          options={options.map((option) => ({
            value: option.method,
            label: t(`delivery-to-${option.method}`),
            disabled: option.problem !== null,
            hint: option.problem && t(option.problem),
            aside: option.price === 0 ? t('delivery-free') : prices.inText(option.price),
          }))}
        />
      )}
      {missingToFree !== null && missingToFree > 0 && (
        <Hint>{t('delivery-missing-to-free', { amount: prices.inText(missingToFree) })}</Hint>
      )}
      {method !== 'address' && <ChosenOffice delivery={delivery} vendorId={vendor.id} method={method} />}
    </Stack>
  );
});

const ChosenOffice = observer(function ChosenOffice({
  delivery,
  vendorId,
  method,
}: Pick<Checkout, 'delivery'> & { vendorId: number; method: 'office' | 'locker' }) {
  const t = useTexts();
  const office = delivery.officeOf(vendorId);
  return (
    <Row spread>
      {office ? (
        <div>
          <strong>{office.name}</strong>
          <br />
          {office.city}, {office.address}
          <OfficeHours hours={office.hours} />
        </div>
      ) : (
        <span>{t(`delivery-no-${method}-chosen`)}</span>
      )}
      <Button
        look="secondary"
        size="small"
        aria-haspopup="dialog"
        onClick={() => delivery.openPicker(vendorId)}
      >
        <PinIcon />
        {t(office ? `delivery-change-${method}` : `delivery-choose-${method}`)}
      </Button>
    </Row>
  );
});
