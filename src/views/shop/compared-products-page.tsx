import { observer } from 'mobx-react-lite';
import { stockOf } from '../../core/shop/product.ts';
import type { Product } from '../../core/shop/product.ts';
import type { ComparisonScreen } from '../../view-models/comparison/comparison-screen.ts';
import { ComparisonFrame } from '../comparison/comparison-frame.tsx';
import { ComparisonTable } from '../comparison/comparison-table.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage, useLinks, usePrices } from '../shell/use-page-language.ts';
import { ProductPrice } from './product-price.tsx';
import { useProductFacts } from './use-product-facts.ts';
import { nameIn } from '../../core/shared/transliteration.ts';

/** Up to four products of a category side by side (FIND-06). */
export const ComparedProductsPage = observer(function ComparedProductsPage({
  screen,
}: {
  screen: ComparisonScreen<Product>;
}) {
  const t = useTexts();
  const links = useLinks();
  const language = useLanguage();
  const prices = usePrices();
  const facts = useProductFacts(['dimensions', 'look']);
  const products = screen.things;
  const row = (term: string, valueOf: (product: Product) => string | null) => ({
    term,
    values: products.map(valueOf),
  });
  const tables = products.map(facts);
  const category = products[0]?.categories[0];
  const back = category
    ? { label: category.name, to: links('ProductCategory', { id: category.id }) }
    : { label: t('all-products'), to: links('MarketplaceProductCategories') };
  return (
    <ComparisonFrame screen={screen} back={back}>
      <ComparisonTable
        label={t('comparison-of-products')}
        columns={products.map((product) => ({
          id: product.id,
          title: product.title,
          to: links('Product', { id: product.id }),
          picture: product.image,
          ratio: 'square',
          note: <ProductPrice product={product} />,
        }))}
        rows={[
          row(t('stock'), (product) => t(`stock-${stockOf(product)}`, { count: product.quantity })),
          row(t('delivery'), ({ deliveryDays: { from, to } }) =>
            from === to ? t('comparison-days-exact', { count: from }) : t('comparison-days', { from, to }),
          ),
          row(t('delivery-price'), ({ vendor }) =>
            vendor.deliveryPrice > 0 ? prices.inText(vendor.deliveryPrice) : t('comparison-delivery-free'),
          ),
          ...(tables[0] ?? []).map(({ term }, index) => ({
            term,
            values: tables.map((table) => table[index]?.description ?? null),
          })),
          row(t('seller'), ({ vendor }) => nameIn(language, vendor.name)),
          row(t('manufacturer'), ({ manufacturer }) => manufacturer.name),
        ]}
        leaveOut={({ id }) => ({
          to: links('ComparedProducts', {}, screen.queryWithout(id)),
          onClick: () => void screen.leaveOut(id),
        })}
      />
    </ComparisonFrame>
  );
});
