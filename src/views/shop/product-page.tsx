import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ProductSummary } from '../../core/shop/product.ts';
import { CARD_SIZES, CardShelf } from '../components/content/cards.tsx';
import { Link } from 'react-router-dom';
import type { ProductScreen } from '../../view-models/shop/product-screen.ts';
import { Hint } from '../components/fields/field.tsx';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { PageContainer, Stack } from '../components/layout.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { LazyReaderWarnings } from '../listings/lazy-reader-warnings.tsx';
import { LazyQuestions, LazyReviews } from '../reviews/lazy-reviews.tsx';
import { RatingLine } from '../reviews/rating-line.tsx';
import { useDates, useLinks } from '../shell/use-page-language.ts';
import { BuyForm } from './product/buy-form.tsx';
import { ProductCards } from './product-card.tsx';
import { ProductFacts } from './product/product-facts.tsx';
import { ProductGallery } from './product/product-gallery.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductPromises } from './product/product-promises.tsx';
import { ProductVariants } from './product/product-variants.tsx';
import { FirmName } from '../components/content/firm-name.tsx';

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) clamp(var(--space-8), 5vw, var(--space-20));
  align-items: start;
  margin-block: var(--space-2) var(--space-10);
  @media (min-width: 46rem) {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
  }
  & h1 {
    font-size: var(--text-2xl);
  }
`;
const Vat = styled.small`
  display: block;
  color: var(--colour-ink-soft);
`;
const Description = styled.p`
  max-width: var(--width-text);
  white-space: pre-line;
`;

/** Product page (SHOP-05, SHOP-08). */
export const ProductPage = observer(function ProductPage({ screen }: { screen: ProductScreen }) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const { product, related, reviews } = screen;
  if (!product) return null;
  const { title, description, vendor, categories } = product;
  const category = categories[0];
  return (
    <PageContainer>
      <Breadcrumbs
        items={[
          { label: t('home'), to: links('Index') },
          { label: t('all-products'), to: links('MarketplaceProductCategories') },
          ...(category ? [{ label: category.name, to: links('ProductCategory', { id: category.id }) }] : []),
          { label: title },
        ]}
      />
      <LazyReaderWarnings warnings={product.warnings} offered="goods" />
      <Top>
        <ProductGallery screen={screen} product={product} />
        <Stack>
          <div>
            <Link to={links('Vendor', { id: vendor.id })}>
              <FirmName name={vendor.name} />
            </Link>
            <h1>{title}</h1>
            <RatingLine of={reviews} />
          </div>
          <div>
            <ProductPrice product={product} size="large" />
            <Vat>{t('vat-included')}</Vat>
            {product.promoUntil && <Hint>{t('promo-until', { day: dates.day(product.promoUntil) })}</Hint>}
          </div>
          <ProductVariants product={product} />
          <BuyForm screen={screen} product={product} />
          <ProductPromises product={product} />
        </Stack>
      </Top>
      <Section title={t('description')}>
        <Description>{description}</Description>
      </Section>
      <ProductFacts product={product} />
      {reviews && <LazyReviews list={reviews} />}
      <LazyQuestions list={screen.questions} />
      <ProductShelf title={t('bought-together')} products={screen.together} />
      <ProductShelf title={t('related-products')} products={related} />
      {/* Known only in the browser; just the footer is below. */}
      <ProductShelf title={t('viewed-products')} products={screen.viewed} />
    </PageContainer>
  );
});

function ProductShelf({ title, products }: { title: string; products: readonly ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <Section title={title}>
      <CardShelf>
        <ProductCards products={products} sizes={CARD_SIZES.shelf} />
      </CardShelf>
    </Section>
  );
}
