import { observer } from 'mobx-react-lite';
import styled from '@emotion/styled';
import type { Category } from '../../core/shop/product.ts';
import { ROOMS } from '../../core/shop/room.ts';
import type { CategoriesScreen } from '../../view-models/shop/categories-screen.ts';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { PageHeading, Section } from '../components/page-heading.tsx';
import { ProductGrid } from '../components/content/cards.tsx';
import { SegmentedLinks } from '../components/actions/segmented-links.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { CategoryCard } from './catalogue/category-card.tsx';
import { ProductCards } from './product-card.tsx';
import { ProductResults } from './catalogue/product-results.tsx';
import { RoomPicture } from './catalogue/room-picture.tsx';
import { PageContainer } from '../components/layout.tsx';

const RoomParts = styled.div`
  display: grid;
  gap: var(--space-6);
  margin-bottom: var(--space-8);
  & > :first-child {
    max-width: 60rem;
  }
`;
const Choice = styled.div`
  margin-bottom: var(--space-6);
`;

/** Categories of a room, of promotions, or all (SHOP-02); or those found by a search (SHOP-04). */
export const CategoriesPage = observer(function CategoriesPage({ screen }: { screen: CategoriesScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { promo, room, request, categories, popular, found } = screen;
  const all = { label: t('all-products'), to: links('MarketplaceProductCategories') };
  const home = { label: t('home'), to: links('Index') };
  if (request) {
    return (
      <PageContainer>
        <Breadcrumbs items={[home, all, { label: t('search-results') }]} />
        <PageHeading title={t('search-title', { request })} />
        <ProductResults list={found} place={{ name: 'MarketplaceProductCategories', fixed: { request } }} />
      </PageContainer>
    );
  }
  const title = promo ? 'promo-title' : room ? `room-title-${room}` : 'categories-title';
  const lead = promo ? 'promo-description' : room ? `room-description-${room}` : 'categories-description';
  return (
    <PageContainer>
      <Breadcrumbs
        items={
          promo || room
            ? [home, all, { label: t(room ? `room-${room}` : 'promotions') }]
            : [home, { label: all.label }]
        }
      />
      <PageHeading title={t(title)} lead={t(lead)} />
      <Choice>
        <SegmentedLinks
          label={t('rooms')}
          items={[
            { ...all, label: t('all-rooms'), current: !promo && !room },
            ...ROOMS.map((name) => ({
              to: links('MarketplaceProductCategories', {}, { room: name }),
              label: t(`room-${name}`),
              current: name === room,
            })),
            { to: links('MarketplaceProductPromoCategories'), label: t('promotions'), current: promo },
          ]}
        />
      </Choice>
      {room && !promo && (
        <RoomParts>
          <RoomPicture room={room} categories={categories} />
          {popular.length > 0 && (
            <Section title={t('room-popular')}>
              <ProductGrid>
                <ProductCards products={popular} />
              </ProductGrid>
            </Section>
          )}
        </RoomParts>
      )}
      {categories.length === 0 && <EmptyState title={t('no-categories')} text={t('no-categories-text')} />}
      {categories.length > 0 &&
        (popular.length > 0 ? (
          <Section title={t('room-categories')}>
            <CategoryGrid categories={categories} level="h3" />
          </Section>
        ) : (
          <CategoryGrid categories={categories} />
        ))}
    </PageContainer>
  );
});

function CategoryGrid({ categories, level }: { categories: readonly Category[]; level?: 'h3' }) {
  return (
    <ProductGrid>
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryCard category={category} level={level} />
        </li>
      ))}
    </ProductGrid>
  );
}
