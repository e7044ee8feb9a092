import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { transliterate } from '../../core/shared/transliteration.ts';
import { MAX_SHOP_SEARCH } from '../../core/shop/vendor-profile.ts';
import type { ListedVendor } from '../../core/shop/vendor-profile.ts';
import type { ShopsScreen } from '../../view-models/shop/shops-screen.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { FirmCard, FirmGrid } from '../components/content/firm-card.tsx';
import { FirmName } from '../components/content/firm-name.tsx';
import { Hint } from '../components/fields/field.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { PageContainer, Stack } from '../components/layout.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { StoreIcon } from '../components/page-icons.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useFoundCount } from '../components/results/use-found-count.ts';
import { useTexts } from '../components/use-texts.ts';
import { CardRating } from '../reviews/card-rating.tsx';
import { useService } from '../shell/services.tsx';
import { useLanguage, useLinks } from '../shell/use-page-language.ts';
import { RankingNote } from '../site/ranking-note.tsx';

const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
  max-width: 36rem;
  & > div:first-of-type {
    flex: 1;
    min-width: 12rem;
  }
`;

type Props = { screen: ShopsScreen };

/** All shops (SHOP-07). */
export const ShopsPage = observer(function ShopsPage({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { shops, search } = screen;
  return (
    <PageContainer>
      <Breadcrumbs items={[{ label: t('home'), to: links('Index') }, { label: t('shops') }]} />
      <PageHeading title={t('shops')} lead={t('shops-lead')} />
      <Stack gap="large">
        <ShopSearch screen={screen} />
        {search !== '' && <p role="status">{t('shops-found', { count: shops.total, search })}</p>}
        {shops.data.length > 0 ? (
          <FirmGrid>
            {shops.data.map((shop) => (
              <li key={shop.id}>
                <ShopCard shop={shop} />
              </li>
            ))}
          </FirmGrid>
        ) : (
          <EmptyState
            icon={StoreIcon}
            title={t(search === '' ? 'shops-none' : 'shops-none-found')}
            text={t(search === '' ? 'shops-none-text' : 'shops-none-found-text')}
            action={
              <LinkButton to={links(search === '' ? 'MarketplaceProductCategories' : 'Shops')}>
                {t(search === '' ? 'all-products' : 'shops-all')}
              </LinkButton>
            }
          />
        )}
        <Pagination
          page={screen.page}
          pages={screen.pageCount}
          hrefOf={(number) =>
            links('Shops', {}, { search: search || null, page: number > 1 ? number : null })
          }
        />
        <RankingNote />
      </Stack>
    </PageContainer>
  );
});

/** A plain form that works without a script. */
const ShopSearch = observer(function ShopSearch({ screen: { search } }: Props) {
  const t = useTexts();
  const links = useLinks();
  const navigation = useService(Navigation);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void navigation.go(links('Shops', {}, { search: typed || null }));
  };
  return (
    <Search role="search" aria-label={t('shops-search')} key={search} action={links('Shops')} onSubmit={find}>
      <TextField
        name="search"
        type="search"
        label={t('shops-search')}
        defaultValue={search}
        maxLength={MAX_SHOP_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
        unmarked
      />
      <Button type="submit" look="secondary">
        {t('search')}
      </Button>
      {search !== '' && (
        <LinkButton look="quiet" to={links('Shops')}>
          {t('clear')}
        </LinkButton>
      )}
    </Search>
  );
});

function ShopCard({ shop: { id, name, logo, town, rating, productCount } }: { shop: ListedVendor }) {
  const links = useLinks();
  const language = useLanguage();
  const foundCount = useFoundCount();
  const place = language === 'en' ? transliterate(town) : town;
  return (
    <FirmCard
      logo={logo}
      name={<FirmName name={name} short />}
      to={links('Vendor', { id })}
      facts={
        <>
          <CardRating rating={rating} />
          <Hint>{[foundCount('products', productCount), place].filter(Boolean).join(' · ')}</Hint>
        </>
      }
    />
  );
}
