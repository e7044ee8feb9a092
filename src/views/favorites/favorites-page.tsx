import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { FavoritesScreen } from '../../view-models/favorites/favorites-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { HeartIcon } from '../components/icons.tsx';
import { PageContainer, Stack } from '../components/layout.tsx';
import { LinkButton } from '../components/actions/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { ProductGrid } from '../components/content/cards.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { Skeleton } from '../components/messages/skeleton.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { ProductCards } from '../shop/product-card.tsx';
import { lazySection } from '../components/load-part.ts';
import { classNames } from '../components/class-names.tsx';

const PropertyGrid = lazySection(() =>
  import('../properties/property-grid.tsx').then((module) => module.PropertyGrid),
);

const RoommateGrid = lazySection(() =>
  import('../roommates/roommate-grid.tsx').then((module) => module.RoommateGrid),
);

const ChangedFavorites = lazyPart(async () => (await import('./changed-favorites.tsx')).ChangedFavorites);

/** The footer stays below the window while favorites load. */
const Marked = styled(Stack)`
  @media (max-width: 47.99rem) {
    min-height: calc(100svh - 15rem);
  }
`;

/** Favorite products, homes and offers with current data (SHOP-06). */
export const FavoritesPage = observer(function FavoritesPage({ screen }: { screen: FavoritesScreen }) {
  const t = useTexts();
  const links = useLinks();
  const {
    isInAccount,
    marked,
    goneCount,
    markedProperties,
    deletedPropertiesCount,
    markedRoommates,
    goneRoommatesCount,
    changes,
    alert,
  } = screen;
  const hasProducts = marked !== null && marked.length > 0;
  const hasProperties = markedProperties !== null && markedProperties.length > 0;
  const hasRoommates = markedRoommates !== null && markedRoommates.length > 0;
  return (
    <PageContainer>
      <PageHeading
        title={t('favourites')}
        lead={t(isInAccount ? 'favorites-lead-account' : 'favorites-lead')}
      />
      <Marked gap="large">
        {(changes.list.length > 0 || alert.isEnabled !== null || alert.ending !== null) && (
          <ChangedFavorites changes={changes} alert={alert} isInAccount={isInAccount} />
        )}
        {goneCount > 0 && <Alert>{t('favorites-gone', { count: goneCount })}</Alert>}
        {deletedPropertiesCount > 0 && (
          <Alert>{t('favorites-homes-gone', { count: deletedPropertiesCount })}</Alert>
        )}
        {goneRoommatesCount > 0 && (
          <Alert>{t('favorites-roommates-gone', { count: goneRoommatesCount })}</Alert>
        )}
        {marked === null && <Waiting />}
        {marked !== null && !hasProducts && !hasProperties && !hasRoommates && (
          <EmptyState
            icon={HeartIcon}
            title={t('favorites-empty')}
            text={t('favorites-empty-text')}
            action={
              <>
                <LinkButton to={links('MarketplaceProductCategories')}>{t('to-shop')}</LinkButton>
                <LinkButton look="quiet" to={links('Properties')}>
                  {t('properties-for-rent')}
                </LinkButton>
              </>
            }
          />
        )}
        {hasProperties && (
          <Stack as="section" aria-labelledby="favorite-homes">
            <h2 id="favorite-homes">{t('homes')}</h2>
            <Suspense>
              <PropertyGrid properties={markedProperties} />
            </Suspense>
          </Stack>
        )}
        {hasRoommates && (
          <Stack as="section" aria-labelledby="favorite-roommates">
            <h2 id="favorite-roommates">{t('roommates-title')}</h2>
            <Suspense>
              <RoommateGrid offers={markedRoommates} />
            </Suspense>
          </Stack>
        )}
        {hasProducts && (
          <Stack as="section" aria-labelledby="favorite-products">
            <h2 id="favorite-products">{t('favorites-products')}</h2>
            <ProductGrid>
              <ProductCards products={marked} eager={2} />
            </ProductGrid>
          </Stack>
        )}
      </Marked>
    </PageContainer>
  );
});

function Waiting() {
  return (
    <ProductGrid aria-busy="true">
      {[1, 2, 3, 4].map((place) => (
        <li key={place}>
          <article className={classNames('card')}>
            <Skeleton shape="square" />
            <div className={classNames('card-body')}>
              <Skeleton shape="short" />
              <Skeleton />
              <Skeleton shape="title" />
            </div>
          </article>
        </li>
      ))}
    </ProductGrid>
  );
}
