import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { CartGroup } from '../../../core/orders/cart/cart.ts';
import { holidayOf } from '../../../core/shop/holiday.ts';
import { nameIn } from '../../../core/shared/transliteration.ts';
import type { CartViewModel } from '../../../view-models/orders/cart-view-model.ts';
import { Link } from 'react-router-dom';
import { FirmName } from '../../components/content/firm-name.tsx';
import { Panel } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useDeliveryDay } from '../../shell/use-delivery-day.ts';
import { useLanguage, useLinks, useToday } from '../../shell/use-page-language.ts';
import { HolidayNote } from '../../shop/holiday-note.tsx';
import { Amounts } from '../amounts.tsx';
import { CartLine } from './cart-line.tsx';

const Sheet = styled(Panel)`
  padding-block: var(--space-4) var(--space-2);
`;

const Heading = styled.h2`
  & > a {
    color: var(--colour-ink);
  }
`;

const Lines = styled.ul`
  & > li {
    padding-block: var(--space-3);
  }
  & > li + li {
    border-top: 1px solid var(--colour-line);
  }
`;

const Note = styled.div`
  margin-top: var(--space-3);
`;

const Foot = styled.div`
  &:empty {
    display: none;
  }
  padding-block: var(--space-2);
  border-top: 1px solid var(--colour-line);
`;

type Props = {
  group: CartGroup;
  cart: CartViewModel;
  /** Price of the chosen delivery, in stotinki. */
  deliveryPrice: number;
  /** True for a single vendor, whose totals are in the summary. */
  isOnly: boolean;
};

/** Products of one vendor, which share one delivery price (CART-03). */
export const CartGroupPanel = observer(function CartGroupPanel({
  group,
  cart,
  deliveryPrice,
  isOnly,
}: Props) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const { vendor, products, totalAmount } = group;
  const deliveryDay = useDeliveryDay();
  const days = cart.deliveryDaysOf(products);
  const hours = cart.hoursOf(vendor);
  const isOnHoliday = holidayOf(hours, useToday()) !== null;
  return (
    <Sheet as="section" aria-label={t('cart-vendor-label', { vendor: nameIn(language, vendor.name) })}>
      <Heading>
        <Link to={link('Vendor', { id: vendor.id })}>
          <FirmName name={vendor.name} />
        </Link>
      </Heading>
      {isOnHoliday && (
        <Note>
          <HolidayNote of={hours} text="holiday-cart-text" />
        </Note>
      )}
      <Lines>
        {products.map((product) => (
          <CartLine key={product.id} product={product} cart={cart} />
        ))}
      </Lines>
      <Foot>
        {days !== null && !isOnHoliday && <p>{t('delivery-by', { day: deliveryDay({ ...hours, days }) })}</p>}
        {!isOnly && (
          <Amounts
            rows={[
              { term: t('order-products'), stotinki: totalAmount },
              { term: t('order-delivery'), stotinki: deliveryPrice, zero: t('delivery-free') },
            ]}
          />
        )}
      </Foot>
    </Sheet>
  );
});
