import { CartIcon } from '../components/icons.tsx';
import { IconButton } from '../components/actions/button.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../components/use-texts.ts';
import { CartViewModel } from '../../view-models/orders/cart-view-model.ts';
import { holidayOf } from '../../core/shop/holiday.ts';
import type { ProductSummary } from '../../core/shop/product.ts';
import { useService } from '../shell/services.tsx';
import { useLinks, useToday } from '../shell/use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

/** Adds a product of a list to the cart; one with variants or of a shop on holiday links to its page (SHOP-05). */
export function CardCartButton({ product }: { product: ProductSummary }) {
  const t = useTexts();
  const links = useLinks();
  const cart = useService(CartViewModel);
  const { id, title, variants } = product;
  const isOnHoliday = holidayOf(product.vendor, useToday()) !== null;
  if (variants > 0 || isOnHoliday) {
    const label = t(isOnHoliday ? 'holiday-product' : 'choose-variant-of', { title });
    return (
      <Link
        className={classNames('icon-button', 'card-cart')}
        data-look="raised"
        to={links('Product', { id })}
        aria-label={label}
        title={label}
      >
        <CartIcon />
      </Link>
    );
  }
  return (
    <div className={classNames('card-cart')} data-needs-scripts="">
      <IconButton
        icon={CartIcon}
        look="raised"
        label={t('add-to-cart-of', { title })}
        onClick={() => void cart.add(product)}
      />
    </div>
  );
}
