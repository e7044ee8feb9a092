import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { roomOf } from '../../core/shop/room.ts';
import type { CategoryScreen } from '../../view-models/shop/category-screen.ts';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { SegmentedLinks } from '../components/actions/segmented-links.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { ProductResults } from './catalogue/product-results.tsx';
import { PageContainer } from '../components/layout.tsx';

const Subcategories = styled.div`
  margin-bottom: var(--space-6);
`;

/** Products of a category and its subcategories (SHOP-03). */
export const CategoryPage = observer(function CategoryPage({ screen }: { screen: CategoryScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { category, above, subcategories, list } = screen;
  if (!category) return null;
  const room = roomOf(category.rooms[0]);
  return (
    <PageContainer>
      <Breadcrumbs
        items={[
          { label: t('home'), to: links('Index') },
          { label: t('all-products'), to: links('MarketplaceProductCategories') },
          ...(room
            ? [{ label: t(`room-${room}`), to: links('MarketplaceProductCategories', {}, { room }) }]
            : []),
          ...above.map(({ id, name }) => ({ label: name, to: links('ProductCategory', { id }) })),
          { label: category.name },
        ]}
      />
      <PageHeading title={category.name} />
      {subcategories.length > 0 && (
        <Subcategories>
          <SegmentedLinks
            label={t('subcategories')}
            items={subcategories.map(({ id, name }) => ({
              to: links('ProductCategory', { id }),
              label: name,
              current: false,
            }))}
          />
        </Subcategories>
      )}
      <ProductResults list={list} place={{ name: 'ProductCategory', params: { id: category.id } }} />
    </PageContainer>
  );
});
