import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { queryOfText } from '../../core/searches/searched-list.ts';
import type { SearchGroup } from '../../core/searches/site-search/site-search.ts';
import { addressOfList } from '../../core/searches/site-search/search-address.ts';
import { ownPagesNamed } from '../../core/searches/site-search/page-words.ts';
import { Session } from '../../view-models/accounts/session.ts';
import type { SearchScreen } from '../../view-models/searches/search-screen.ts';
import { Link } from 'react-router-dom';
import { LinkButton } from '../components/actions/button.tsx';
import { CARD_SIZES, CardShelf } from '../components/content/cards.tsx';
import { SearchIcon } from '../components/icons.tsx';
import { PageContainer } from '../components/layout.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { PageHeading, Section } from '../components/page-heading.tsx';
import { useFoundCount } from '../components/results/use-found-count.ts';
import { useTexts } from '../components/use-texts.ts';
import { PropertyCard } from '../properties/property-card.tsx';
import { NewestRoommates } from '../roommates/newest-roommates.tsx';
import { ProductCards } from '../shop/product-card.tsx';
import { useService } from '../shell/services.tsx';
import { useLanguage, useLinks } from '../shell/use-page-language.ts';
import { RelaxedSearches } from './relaxed-searches.tsx';
import { SaveSearchLink } from './save-search-link.tsx';
import { SearchTargets } from './search-targets.tsx';

const Base = styled(PageContainer)`
  & > section:first-of-type {
    margin-top: var(--space-4);
  }
`;

const Note = styled.p`
  margin-bottom: var(--space-3);
  color: var(--colour-ink-soft);
`;

type Props = { screen: SearchScreen };

/** Results of one search over the whole site, in groups (SHOP-04). */
export const SearchPage = observer(function SearchPage({ screen }: Props) {
  const t = useTexts();
  const { request, groups, relaxed } = screen;
  const { user } = useService(Session);
  const [first] = groups;
  const own = ownPagesNamed(request, user).map((route) => ({ route, id: null, title: null }));
  if (request === '' || (groups.length === 0 && own.length === 0)) return <Nothing request={request} />;
  const empty = first?.list && first.total === 0 ? first : null;
  return (
    <Base>
      <PageHeading title={t('search-found', { request })} />
      {empty?.list && (
        <EmptyState
          icon={SearchIcon}
          title={empty.words.join(' · ')}
          text={t('search-no-list-text')}
          action={<SaveSearchLink kind={empty.list.kind} query={queryOfText(empty.list.filters)} isWaiting />}
        />
      )}
      {own.length > 0 && (
        <Section title={t('search-own-pages')}>
          <SearchTargets targets={own} />
        </Section>
      )}
      {relaxed.length > 0 && <RelaxedSearches searches={relaxed} />}
      {groups
        .filter(({ total }) => total > 0)
        .map((group) => (
          <Group key={group.kind} group={group} screen={screen} />
        ))}
    </Base>
  );
});

const Group = observer(function Group({ group, screen }: Props & { group: SearchGroup }) {
  const t = useTexts();
  const language = useLanguage();
  const foundCount = useFoundCount();
  const { kind, list, total, letGo, words } = group;
  const title = t(`search-group-${kind}`);
  const quoted = letGo.map((word) => t('quoted', { word })).join(', ');
  const without = letGo.length > 0 && <Note>{t('search-without-words', { words: quoted })}</Note>;
  if (!list) {
    return (
      <Section title={title}>
        {without}
        <SearchTargets targets={group.targets} />
      </Section>
    );
  }
  return (
    <Section
      title={title}
      action={<Link to={addressOfList(list, screen.request, language)}>{foundCount(list.kind, total)}</Link>}
    >
      {without}
      {letGo.length === 0 && kind !== 'products' && words.length > 0 && <Note>{words.join(' · ')}</Note>}
      {kind === 'properties' && (
        <CardShelf>
          {screen.properties.map((property) => (
            <li key={property.id}>
              <PropertyCard property={property} sizes={CARD_SIZES.shelf} />
            </li>
          ))}
        </CardShelf>
      )}
      {kind === 'roommates' && <NewestRoommates offers={screen.roommates} />}
      {kind === 'products' && (
        <CardShelf>
          <ProductCards products={screen.products} sizes={CARD_SIZES.shelf} />
        </CardShelf>
      )}
    </Section>
  );
});

function Nothing({ request }: { request: string }) {
  const t = useTexts();
  const links = useLinks();
  return (
    <PageContainer>
      <EmptyState
        level="h1"
        icon={SearchIcon}
        title={request === '' ? t('search-empty') : t('search-nothing', { request })}
        text={t(request === '' ? 'search-empty-text' : 'search-nothing-text')}
        action={
          <>
            {request !== '' && <SaveSearchLink kind="products" query={{ request }} isWaiting />}
            <LinkButton look="secondary" to={links('Properties')}>
              {t('homes-for-rent')}
            </LinkButton>
            <LinkButton look="quiet" to={links('MarketplaceProductCategories')}>
              {t('all-products')}
            </LinkButton>
          </>
        }
      />
    </PageContainer>
  );
}
