import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { HomeScreen } from '../../view-models/shop/home-screen.ts';
import { CARD_SIZES, CardShelf } from '../components/content/cards.tsx';
import { Container } from '../components/layout.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { PropertyCard } from '../properties/property-card.tsx';
import { FeaturedNews, NewestNews } from '../journal/front-news.tsx';
import { NewestRoommates } from '../roommates/newest-roommates.tsx';
import { ServiceCards } from '../services/service-cards.tsx';
import { PlanInvitation } from '../plans/plan-invitation.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { CategoryCard } from './catalogue/category-card.tsx';
import { HomeHero } from './catalogue/home-hero.tsx';
import { ProductCards } from './product-card.tsx';
import { RoomStrip } from './catalogue/room-strip.tsx';

const Quiet = styled(Container)`
  & > section:first-of-type {
    margin-top: clamp(var(--space-8), 4vw, var(--space-12));
  }
`;

/** Small cards in one row where they fit. */
const Row = styled(CardShelf)`
  @media (min-width: 60rem) {
    grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  }
`;

/** Front page (SHOP-01). */
export const HomePage = observer(function HomePage({ screen }: { screen: HomeScreen }) {
  const t = useTexts();
  const links = useLinks();
  const {
    promoCategories,
    promoProducts,
    newProducts,
    newProperties,
    newRoommates,
    featuredNews,
    newestNews,
  } = screen;
  const promotions = <Link to={links('MarketplaceProductPromoCategories')}>{t('all-promotions')}</Link>;
  return (
    <>
      <HomeHero screen={screen} />
      <Quiet>
        <Section
          title={t('choose-a-room')}
          action={<Link to={links('MarketplaceProductCategories')}>{t('all-rooms')}</Link>}
        >
          <RoomStrip />
        </Section>
        <Section title={t('home-plan-title')}>
          <PlanInvitation />
        </Section>
        {promoProducts.length > 0 && (
          <Section title={t('promo-products')} action={promotions}>
            <CardShelf>
              <ProductCards products={promoProducts} sizes={CARD_SIZES.shelf} />
            </CardShelf>
          </Section>
        )}
        {promoCategories.length > 0 && (
          <Section title={t('promo-categories')} action={promotions}>
            <Row>
              {promoCategories.map((category) => (
                <li key={category.id}>
                  <CategoryCard category={category} level="h3" />
                </li>
              ))}
            </Row>
          </Section>
        )}
        {newProducts.length > 0 && (
          <Section title={t('new-products')}>
            <CardShelf>
              <ProductCards products={newProducts} sizes={CARD_SIZES.shelf} />
            </CardShelf>
          </Section>
        )}
        {newProperties.length > 0 && (
          <Section
            title={t('properties-newest')}
            action={<Link to={links('Properties')}>{t('properties-all')}</Link>}
          >
            <CardShelf>
              {newProperties.map((property) => (
                <li key={property.id}>
                  <PropertyCard property={property} sizes={CARD_SIZES.shelf} />
                </li>
              ))}
            </CardShelf>
          </Section>
        )}
        {newRoommates.length > 0 && (
          <Section
            title={t('roommates-title')}
            action={<Link to={links('Roommates')}>{t('all-roommates')}</Link>}
          >
            <NewestRoommates offers={newRoommates} />
          </Section>
        )}
        <Section title={t('home-services')}>
          <ServiceCards />
        </Section>
        {featuredNews.length > 0 && (
          <Section
            title={t('journal-featured')}
            action={<Link to={links('BlogCategory')}>{t('go-to-blog')}</Link>}
          >
            <FeaturedNews posts={featuredNews} />
          </Section>
        )}
        {newestNews.length > 0 && (
          <Section title={t('journal-newest')}>
            <NewestNews posts={newestNews} />
          </Section>
        )}
      </Quiet>
    </>
  );
});
