import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { Cart } from '../../../core/orders/cart/cart.ts';
import { COUPON_CODE } from '../../../core/orders/coupon.ts';
import type { Checkout } from '../../../view-models/orders/checkout.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Row } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { usePrices } from '../../shell/use-page-language.ts';

const Typed = styled.form`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  & > :first-of-type {
    width: 100%;
  }
`;

type Props = { cart: Cart; checkout: Checkout };

/** Code of a coupon: typed, or accepted with what is missing to its smallest amount (CART-03). */
export const CouponField = observer(function CouponField({ cart, checkout }: Props) {
  const t = useTexts();
  const prices = usePrices();
  const { coupon, form } = checkout;
  if (coupon.code !== '') {
    return (
      <div role="status">
        <Row spread>
          <span>{t('coupon-applied', { code: coupon.code.toUpperCase() })}</span>
          <Button look="quiet" size="small" onClick={() => coupon.remove()}>
            {t('coupon-remove')}
          </Button>
        </Row>
        {coupon.missingOf(cart).map(({ vendor, amount }) => (
          <Hint key={vendor}>{t('coupon-missing', { price: prices.inText(amount), vendor })}</Hint>
        ))}
      </div>
    );
  }
  return (
    <Typed
      onSubmit={(event) => {
        event.preventDefault();
        void coupon.apply(cart);
      }}
    >
      <TextField
        id="cart-coupon"
        name="coupon"
        label={t('coupon-code')}
        unmarked
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={COUPON_CODE.to * 2}
        value={form.values.coupon}
        onValue={(value) => form.set('coupon', value)}
        error={coupon.error ? t(coupon.error) : undefined}
      />
      <Button look="secondary" size="small" type="submit" busy={coupon.busy}>
        {t('coupon-apply')}
      </Button>
    </Typed>
  );
});
