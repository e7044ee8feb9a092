import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { Cart } from '../../../core/orders/cart/cart.ts';
import { showPrice } from '../../../core/shared/price-format.ts';
import { PAYMENT_METHODS } from '../../../core/orders/order.ts';
import { SiteSettings } from '../../../core/site/settings.ts';
import type { Checkout } from '../../../view-models/orders/checkout.ts';
import { classNames } from '../../components/class-names.tsx';
import { Panel } from '../../components/layout.tsx';
import { lazySection } from '../../components/load-part.ts';
import { useTexts } from '../../components/use-texts.ts';
import { VisuallyHidden } from '../../components/accessibility.tsx';
import { useService } from '../../shell/services.tsx';
import { useLanguage } from '../../shell/use-page-language.ts';
import { AddressFields, ContactFields } from './checkout-fields.tsx';
import { BoundForm } from '../../forms/bound-form.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { FormCheckbox, FormRadioGroup } from '../../forms/form-fields.tsx';

/** Id of the form, for the button beside the total. */
export const CHECKOUT_FORM = 'checkout';

const Compact = styled(BoundForm)`
  gap: var(--space-3);
  @media (min-width: 56rem) {
    gap: var(--space-4);
  }
`;

const Sheet = styled(Panel)`
  padding-block: var(--space-4);
  & .choice-row {
    padding: var(--space-2) var(--space-3);
  }
  @media (min-width: 56rem) {
    padding-block: var(--space-6);
  }
`;

type Props = { checkout: Checkout; cart: Cart; onBegin: () => void };

/** Contact, address, delivery and payment (CART-05). The terms are beside the order button. */
export const CheckoutFields = observer(function CheckoutFields({ checkout, cart, onBegin }: Props) {
  const t = useTexts();
  return (
    <Compact
      id={CHECKOUT_FORM}
      form={checkout.form}
      texts="checkout-field"
      aria-label={t('checkout-title')}
      onFocus={onBegin}
    >
      <VisuallyHidden as="h2">{t('checkout-title')}</VisuallyHidden>
      {/* Changes of the cart are shown above the cart. */}
      <FormErrors shownElsewhere="order-changed" />
      <ContactFields checkout={checkout} />
      <AddressFields checkout={checkout} groups={cart.groups} />
      <PaymentSection total={checkout.totalAmount} />
      <InvoiceSection checkout={checkout} />
    </Compact>
  );
});

const InvoiceFields = lazySection(() =>
  import('../../invoices/invoice-fields.tsx').then((module) => module.InvoiceFields),
);

/** Company for the invoices; the fields load when the buyer wants one (SHIP-08). */
const InvoiceSection = observer(function InvoiceSection({ checkout }: Pick<Props, 'checkout'>) {
  const t = useTexts();
  return (
    <Sheet>
      <div className={classNames('form-sheet')}>
        <FormCheckbox name="wantsInvoice" hint={t('invoice-intro')} />
        {checkout.form.values.wantsInvoice && (
          <Suspense>
            <InvoiceFields isCheckout />
          </Suspense>
        )}
      </div>
    </Sheet>
  );
});

function PaymentSection({ total }: { total: number }) {
  const t = useTexts();
  const language = useLanguage();
  const { cardPayments } = useService(SiteSettings);
  const methods = PAYMENT_METHODS.filter((method) => cardPayments || method !== 'card');
  // Cards are charged in euro in any case (PRICE-07).
  const euro = showPrice(total, language, 'eur-first').main;
  return (
    <Sheet>
      <FormRadioGroup
        name="paymentMethod"
        label={<h3>{t('order-payment')}</h3>}
        required
        options={methods.map((method) => ({
          value: method,
          label: t(`payment-method-${method}`),
          hint: t(`payment-method-${method}-hint`, { amount: euro }),
        }))}
      />
    </Sheet>
  );
}
