import type { Category } from '../../../core/shop/product.ts';
import { CATEGORY_COUNT_LIMIT } from '../../../core/shop/product-search.ts';
import { CARD_SIZES } from '../../components/content/card-sizes.ts';
import { Card, CardBody, CardLink } from '../../components/content/card.tsx';
import { pictureSources } from '../../components/content/picture-sources.ts';
import { Picture } from '../../components/content/picture.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../../shell/use-page-language.ts';

/** A category with its picture and how many products it holds (SHOP-02). */
export function CategoryCard({
  category,
  level: Heading = 'h2',
}: {
  category: Category;
  level?: 'h2' | 'h3' | undefined;
}) {
  const t = useTexts();
  const links = useLinks();
  const { id, name, picture, productCount } = category;
  return (
    <Card>
      <Picture
        {...pictureSources(picture)}
        alt=""
        width={picture?.width ?? 800}
        height={picture?.height ?? 800}
        ratio="square"
        sizes={CARD_SIZES.grid}
      />
      <CardBody>
        <Heading className="category-title">
          <CardLink to={links('ProductCategory', { id })}>{name}</CardLink>
        </Heading>
        <span className="category-count">
          {productCount >= CATEGORY_COUNT_LIMIT
            ? t('product-count-over', { limit: CATEGORY_COUNT_LIMIT })
            : t('product-count', { count: productCount })}
        </span>
      </CardBody>
    </Card>
  );
}
