import { discountPercent, stockOf } from '../../core/shop/product.ts';
import type { ProductSummary } from '../../core/shop/product.ts';
import { Badge } from '../components/messages/badge.tsx';
import { CardWarning } from '../components/messages/card-warning.tsx';
import { CARD_SIZES, CardLink } from '../components/content/cards.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Picture } from '../components/content/picture.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { CardRating } from '../reviews/card-rating.tsx';
import { CardCartButton } from './card-cart-button.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { ProductPrice } from './product-price.tsx';
import { FirmName } from '../components/content/firm-name.tsx';
import { classNames } from '../components/class-names.tsx';

export interface ProductCardProps {
  product: ProductSummary;
  /** True for pictures in the first window. */
  priority?: boolean;
  /** Heading level below that of the list. */
  level?: 'h2' | 'h3';
  /** Value of the picture's `sizes`. */
  sizes?: string;
}

export function ProductCard({
  product,
  priority,
  level: Name = 'h3',
  sizes = CARD_SIZES.grid,
}: ProductCardProps) {
  const t = useTexts();
  const links = useLinks();
  const { id, title, image, vendor, quantity, variants } = product;
  const discount = discountPercent(product);
  const stock = stockOf(product);
  return (
    <article className={classNames('card')}>
      <div className={classNames('card-picture')}>
        <Picture of={image} alt="" ratio="square" sizes={sizes} priority={priority} />
        {stock !== 'sold-out' && <CardCartButton product={product} />}
      </div>
      <div className={classNames('card-body')}>
        <span className={classNames('product-vendor')}>
          <FirmName name={vendor.name} short />
        </span>
        <Name className={classNames('product-title')}>
          <CardLink to={links('Product', { id })}>{title}</CardLink>
        </Name>
        <CardWarning warnings={product.warnings} />
        <CardRating rating={product.rating} />
        {stock !== 'in-stock' && (
          <div>
            <Badge look={stock === 'last' ? 'warning' : 'plain'}>
              {t(`stock-${stock}`, { count: quantity })}
            </Badge>
          </div>
        )}
        <ProductPrice product={product} />
        {variants > 0 && <Hint>{t('more-variants', { count: variants })}</Hint>}
      </div>
      {discount !== null && (
        <div className={classNames('card-corner')} data-side="left">
          <Badge look="promo">{t('discount', { percent: discount })}</Badge>
        </div>
      )}
      <div className={classNames('card-corner')}>
        <FavoriteButton id={id} title={title} />
      </div>
    </article>
  );
}

export interface ProductCardsProps {
  products: readonly ProductSummary[];
  level?: 'h2' | 'h3';
  /** Number of pictures that load at once. */
  eager?: number;
  sizes?: string;
}

/** Items of a ProductGrid or CardShelf. */
export function ProductCards({ products, level, eager = 0, sizes }: ProductCardsProps) {
  return products.map((product, index) => (
    <li key={product.id}>
      <ProductCard product={product} level={level} priority={index < eager} sizes={sizes} />
    </li>
  ));
}
