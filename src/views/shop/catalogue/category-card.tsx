import type { Category } from '../../../core/shop/product.ts';
import { CATEGORY_COUNT_LIMIT } from '../../../core/shop/product-search.ts';
import { CARD_SIZES, CardLink } from '../../components/content/cards.tsx';
import { Picture } from '../../components/content/picture.tsx';
import { useFoundCount } from '../../components/results/use-found-count.ts';
import { useLinks } from '../../shell/use-page-language.ts';
import { classNames } from '../../components/class-names.tsx';

/** A category with its picture and number of products (SHOP-02). */
export function CategoryCard({
  category,
  level: Heading = 'h2',
}: {
  category: Category;
  level?: 'h2' | 'h3' | undefined;
}) {
  const foundCount = useFoundCount();
  const links = useLinks();
  const { id, name, picture, productCount } = category;
  return (
    <article className={classNames('card')}>
      <Picture of={picture} alt="" ratio="square" sizes={CARD_SIZES.grid} />
      <div className={classNames('card-body')}>
        <Heading className={classNames('category-title')}>
          <CardLink to={links('ProductCategory', { id })}>{name}</CardLink>
        </Heading>
        <span className={classNames('category-count')}>
          {foundCount('products', productCount, CATEGORY_COUNT_LIMIT)}
        </span>
      </div>
    </article>
  );
}
