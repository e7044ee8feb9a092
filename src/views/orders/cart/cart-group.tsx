import styled from '@emotion/styled';
import type { CartGroup } from '../../../core/orders/cart/cart.ts';
import type { CartViewModel } from '../../../view-models/orders/cart-view-model.ts';
import { Panel } from '../../components/layout.tsx';
import { Link } from '../../components/actions/link.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLanguage, useLinks } from '../../shell/use-page-language.ts';
import { Amounts } from '../amounts.tsx';
import { CartLine } from './cart-line.tsx';
import { FirmName } from '../../components/content/firm-name.tsx';
import { nameIn } from '../../../core/shared/transliteration.ts';

const Heading = styled.h2`
  font-size: var(--text-lg);
  & > a {
    color: var(--colour-ink);
  }
`;

const Lines = styled.ul`
  margin-block: var(--space-2) var(--space-4);
  & > li {
    padding-block: var(--space-5);
    border-bottom: 1px solid var(--colour-line);
  }
`;

/** One vendor's products, which travel together: delivery is paid once (CART-03). */
export function CartGroupPanel({ group, cart }: { group: CartGroup; cart: CartViewModel }) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const { vendor, products, totalAmount } = group;
  return (
    <Panel as="section" aria-label={t('cart-vendor-label', { vendor: nameIn(language, vendor.name) })}>
      <Heading>
        <Link to={link('Vendor', { id: vendor.id })}>
          <FirmName name={vendor.name} />
        </Link>
      </Heading>
      <Lines>
        {products.map((product) => (
          <CartLine key={product.id} product={product} cart={cart} />
        ))}
      </Lines>
      <Amounts
        rows={[
          { term: t('order-products'), stotinki: totalAmount },
          {
            term: t('order-delivery'),
            stotinki: vendor.deliveryPrice,
            zero: t('delivery-free'),
          },
        ]}
      />
    </Panel>
  );
}
