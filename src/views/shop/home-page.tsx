import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HomeShelf } from '../../core/shop/home-shelves.ts';
import type { ProductSummary } from '../../core/shop/product.ts';
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

/** Front page: its search, then the sections in the team's order (SHOP-01, TEAM-07). */
export const HomePage = observer(function HomePage({ screen }: { screen: HomeScreen }) {
  return (
    <>
      <HomeHero screen={screen} />
      <Quiet>
        {screen.shelves.map((shelf) => {
          const View = SHELVES[shelf];
          return <View key={shelf} screen={screen} />;
        })}
      </Quiet>
    </>
  );
});

type ShelfView = (props: { screen: HomeScreen }) => ReactNode;

/** Section of each name; one without content is absent. */
const SHELVES: Record<HomeShelf, ShelfView> = {
  rooms: function Rooms() {
    const t = useTexts();
    const links = useLinks();
    return (
      <Section
        title={t('choose-a-room')}
        action={<Link to={links('MarketplaceProductCategories')}>{t('all-rooms')}</Link>}
      >
        <RoomStrip />
      </Section>
    );
  },
  plan: function Plan() {
    const t = useTexts();
    return (
      <Section title={t('home-plan-title')}>
        <PlanInvitation />
      </Section>
    );
  },
  'promo-products': function PromoProducts({ screen }) {
    return <ProductShelf products={screen.promoProducts} title="promo-products" action={<Promotions />} />;
  },
  'promo-categories': function PromoCategories({ screen: { promoCategories } }) {
    const t = useTexts();
    if (promoCategories.length === 0) return null;
    return (
      <Section title={t('promo-categories')} action={<Promotions />}>
        <Row>
          {promoCategories.map((category) => (
            <li key={category.id}>
              <CategoryCard category={category} level="h3" />
            </li>
          ))}
        </Row>
      </Section>
    );
  },
  'new-products': function NewProducts({ screen }) {
    return <ProductShelf products={screen.newProducts} title="new-products" />;
  },
  properties: function NewProperties({ screen: { newProperties } }) {
    const t = useTexts();
    const links = useLinks();
    if (newProperties.length === 0) return null;
    return (
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
    );
  },
  roommates: function Roommates({ screen: { newRoommates } }) {
    const t = useTexts();
    const links = useLinks();
    if (newRoommates.length === 0) return null;
    return (
      <Section
        title={t('roommates-title')}
        action={<Link to={links('Roommates')}>{t('all-roommates')}</Link>}
      >
        <NewestRoommates offers={newRoommates} />
      </Section>
    );
  },
  services: function Services() {
    const t = useTexts();
    return (
      <Section title={t('home-services')}>
        <ServiceCards />
      </Section>
    );
  },
  'featured-news': function Featured({ screen: { featuredNews } }) {
    const t = useTexts();
    const links = useLinks();
    if (featuredNews.length === 0) return null;
    return (
      <Section
        title={t('journal-featured')}
        action={<Link to={links('BlogCategory')}>{t('go-to-blog')}</Link>}
      >
        <FeaturedNews posts={featuredNews} />
      </Section>
    );
  },
  'newest-news': function Newest({ screen: { newestNews } }) {
    const t = useTexts();
    if (newestNews.length === 0) return null;
    return (
      <Section title={t('journal-newest')}>
        <NewestNews posts={newestNews} />
      </Section>
    );
  },
};

type ProductShelfProps = {
  products: readonly ProductSummary[];
  title: 'promo-products' | 'new-products';
  action?: ReactNode;
};

function ProductShelf({ products, title, action }: ProductShelfProps) {
  const t = useTexts();
  if (products.length === 0) return null;
  return (
    <Section title={t(title)} action={action}>
      <CardShelf>
        <ProductCards products={products} sizes={CARD_SIZES.shelf} />
      </CardShelf>
    </Section>
  );
}

function Promotions() {
  const t = useTexts();
  const links = useLinks();
  return <Link to={links('MarketplaceProductPromoCategories')}>{t('all-promotions')}</Link>;
}
