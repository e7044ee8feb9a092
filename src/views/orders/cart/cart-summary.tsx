import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from '../../components/actions/link.tsx';
import type { Checkout } from '../../../view-models/orders/checkout.ts';
import type { Cart } from '../../../core/orders/cart/cart.ts';
import { Button } from '../../components/actions/button.tsx';
import { CheckboxField } from '../../components/fields/checkbox-field.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Panel, Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../../shell/use-page-language.ts';
import { Amounts } from '../amounts.tsx';
import { CHECKOUT_FORM } from '../checkout/checkout-form.tsx';

const Links = styled(Row)`
  column-gap: var(--space-5);
  padding-left: var(--space-8);
  & > a {
    min-height: var(--target);
    align-content: center;
    font-size: var(--text-sm);
  }
`;

type Props = { cart: Cart; checkout: Checkout };

/** What is paid, and the button that orders it: it says that it binds to pay. */
export const CartSummary = observer(function CartSummary({ cart, checkout }: Props) {
  const t = useTexts();
  const { busy } = checkout.form;
  return (
    <Panel as="section" data-sticky="" aria-labelledby="cart-summary">
      <Stack>
        <h2 id="cart-summary">{t('cart-summary-title')}</h2>
        <Amounts
          rows={[
            {
              term: t('cart-products', { count: cart.totalProductCount }),
              stotinki: cart.totalProductsAmount,
            },
            { term: t('order-delivery'), stotinki: cart.totalDeliveryAmount, zero: t('delivery-free') },
            { term: t('order-total'), stotinki: cart.totalOrderAmount, look: 'total' },
            { term: t('order-contained-vat'), stotinki: cart.containedVat, look: 'quiet' },
          ]}
        />
        <Terms checkout={checkout} />
        <Button type="submit" form={CHECKOUT_FORM} wide busy={busy}>
          {t(busy ? 'checkout-sending' : 'checkout-submit')}
        </Button>
        <Hint>{t('checkout-submit-hint')}</Hint>
      </Stack>
    </Panel>
  );
});

const Terms = observer(function Terms({ checkout }: { checkout: Checkout }) {
  const t = useTexts();
  const link = useLinks();
  const { form } = checkout;
  const error = form.errors['termsAccepted'];
  return (
    <div>
      <CheckboxField
        name="termsAccepted"
        form={CHECKOUT_FORM}
        required
        label={t('checkout-accept-terms')}
        checked={form.values.termsAccepted}
        onChecked={(accepted) => form.set('termsAccepted', accepted)}
        {...(error && { error: t(error) })}
      />
      <Links>
        <Link to={link('TermsAndConditionsPage')} target="_blank">
          {t('checkout-terms-link')}
        </Link>
        <Link to={link('PrivacyPolicyPage')} target="_blank">
          {t('checkout-privacy-link')}
        </Link>
      </Links>
    </div>
  );
});
