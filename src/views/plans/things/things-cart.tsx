import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { chosenThings } from '../../../core/plans/things/planned-things.ts';
import { ProductCatalogue } from '../../../core/shop/product-catalogue.ts';
import { CartViewModel } from '../../../view-models/orders/cart-view-model.ts';
import type { PlanEditor } from '../../../view-models/plans/plan-editor.ts';
import { GoodsOrders } from '../../../view-models/plans/things/goods-orders.ts';
import type { ThingsChoice } from '../../../view-models/plans/things/things-choice.ts';
import { ThingsToCart } from '../../../view-models/plans/things/things-to-cart.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Button, LinkButton } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Alert } from '../../components/messages/alert.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useService } from '../../shell/services.tsx';
import { useLinks } from '../../shell/use-page-language.ts';

type Props = { choice: ThingsChoice; editor: PlanEditor };

/** Adds all chosen products to the cart, and lists those that could not be added (PLAN-07). */
export const ThingsCart = observer(function ThingsCart({ choice, editor }: Props) {
  const t = useTexts();
  const links = useLinks();
  const catalogue = useService(ProductCatalogue);
  const cart = useService(CartViewModel);
  const modals = useService(Modals);
  const orders = useService(GoodsOrders);
  const [toCart] = useState(
    () => new ThingsToCart(catalogue, cart, modals, (products) => orders.note(editor.planId, products)),
  );
  const { planned, open } = choice;
  if (chosenThings(planned).length === 0) return null;
  if (chosenThings(open).length === 0) return <Alert>{t('plan-goods-all-ordered')}</Alert>;
  const left = toCart.left(open);
  const { missing } = toCart;
  return (
    <Stack gap="small">
      {missing && missing.length === 0 && left === 0 && <Alert>{t('plan-things-in-cart')}</Alert>}
      {missing && missing.length > 0 && (
        <Alert kind="warning" title={t('plan-things-not-in-cart')}>
          <Stack as="ul" gap="small">
            {missing.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </Stack>
        </Alert>
      )}
      <Row>
        {left > 0 && (
          <Button busy={toCart.isBusy} onClick={() => void toCart.run(open)}>
            {t('plan-things-to-cart', { count: left })}
          </Button>
        )}
        {(left === 0 || missing !== null) && !cart.cart.isEmpty && (
          <LinkButton look={left > 0 ? 'secondary' : 'primary'} to={links('Cart')}>
            {t('plan-things-open-cart')}
          </LinkButton>
        )}
      </Row>
      {left > 0 && <Hint>{t('plan-things-cart-hint')}</Hint>}
    </Stack>
  );
});
