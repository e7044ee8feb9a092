import { observer } from 'mobx-react-lite';
import { FavoritesScreen } from '../../view-models/shop/favorites-screen.ts';
import { Alert } from '../components/alert.tsx';
import { Card, CardBody } from '../components/card.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { HeartIcon } from '../components/icons.tsx';
import { Stack } from '../components/layout.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { ProductGrid } from '../components/product-grid.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { page } from '../page.ts';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { PageContainer } from './page-container.tsx';
import { ProductCards } from './product-card.tsx';

/** What the visitor marked, with the shop's current data (SHOP-06). */
const FavoritesPage = observer(function FavoritesPage({ screen }: { screen: FavoritesScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { marked, goneCount } = screen;
  return (
    <PageContainer>
      <PageHeading title={t('favorites-title')} lead={t('favorites-lead')} />
      <Stack data-gap="large">
        {goneCount > 0 && <Alert>{t('favorites-gone', { count: goneCount })}</Alert>}
        {marked === null && <Waiting />}
        {marked?.length === 0 && (
          <EmptyState
            icon={HeartIcon}
            title={t('favorites-empty')}
            text={t('favorites-empty-text')}
            action={<LinkButton to={links('MarketplaceProductCategories')}>{t('to-shop')}</LinkButton>}
          />
        )}
        {marked && marked.length > 0 && (
          <ProductGrid>
            <ProductCards products={marked} level="h2" eager={2} />
          </ProductGrid>
        )}
      </Stack>
    </PageContainer>
  );
});

function Waiting() {
  return (
    <ProductGrid aria-busy="true">
      {[1, 2, 3, 4].map((place) => (
        <li key={place}>
          <Card>
            <Skeleton shape="square" />
            <CardBody>
              <Skeleton shape="short" />
              <Skeleton />
              <Skeleton shape="title" />
            </CardBody>
          </Card>
        </li>
      ))}
    </ProductGrid>
  );
}

export const favoritesPage = page(FavoritesScreen, FavoritesPage);
