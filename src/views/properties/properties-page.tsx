import { observer } from 'mobx-react-lite';
import { PROPERTY_ORDERS } from '../../core/properties/property-search.ts';
import { NO_PROPERTY_FILTERS } from '../../core/properties/property-filters.ts';
import type { PropertiesScreen } from '../../view-models/properties/properties-screen.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { MenuIcon, PinIcon, SearchIcon } from '../components/icons.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { CARD_SIZES, ProductGrid } from '../components/content/cards.tsx';
import { ResultsBar } from '../components/results/results-bar.tsx';
import { useListChoice } from '../components/results/use-list-choice.ts';
import { useFoundCount } from '../components/results/use-found-count.ts';
import { lazyPart } from '../components/lazy-part.tsx';
import { useTexts } from '../components/use-texts.ts';
import { SaveSearchLink } from '../searches/save-search-link.tsx';
import { useService } from '../shell/services.tsx';
import { SwappedBounds } from '../forms/swapped-bounds.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { usePropertySearchWords } from './search/chosen-property-filters.tsx';
import { ComparedItem } from '../comparison/compare-box.tsx';
import { LazyCompareBar } from '../comparison/lazy-compare-bar.tsx';
import { RankingNote } from '../site/ranking-note.tsx';
import { PropertyCard } from './property-card.tsx';
import { BedroomChips } from './search/bedroom-chips.tsx';
import { PropertyFilters } from './search/property-filters.tsx';
import { WhenSeen } from '../map/when-seen.tsx';
import { PageContainer } from '../components/layout.tsx';
import { lazySection } from '../components/load-part.ts';
import { classNames } from '../components/class-names.tsx';

const PropertiesMap = lazySection(() =>
  import('./search/properties-map.tsx').then((module) => module.PropertiesMap),
);

const CardChoices = lazyPart(() => import('./search/card-choices.tsx').then((module) => module.CardChoices));

const ListMarks = lazyPart(() =>
  import('../listings/marks/list-marks.tsx').then((module) => module.ListMarks),
);

/** Homes for rent, as a list and on a map (HOME-01, HOME-02). */
export const PropertiesPage = observer(function PropertiesPage({ screen }: { screen: PropertiesScreen }) {
  const t = useTexts();
  const links = useLinks();
  const navigation = useService(Navigation);
  const address = (change: Parameters<typeof screen.queryWith>[0]) =>
    links('Properties', {}, screen.queryWith(change));
  const { filters, orderBy, filterBy, order } = useListChoice(screen.list, address);
  const wantedWords = usePropertySearchWords(screen);
  const { mapFirst } = screen;
  const { data, total } = screen.properties;
  const { unseen = false } = screen.list;
  const count = useFoundCount()('properties', total);
  return (
    <PageContainer>
      <div className={classNames('list-head')}>
        <PageHeading title={t<string>(screen.title.key, screen.title.values)} />
        <ResultsBar
          wanted={wantedWords}
          count={count}
          orders={PROPERTY_ORDERS.filter((one) => one !== 'near.ASC' || filters.near.length > 0)}
          orderBy={orderBy}
          onOrder={order}
        >
          <Button
            data-narrow=""
            look="secondary"
            size="small"
            aria-pressed={mapFirst}
            onClick={() => screen.toggleMap()}
          >
            {mapFirst ? <MenuIcon /> : <PinIcon />}
            <span>{t(mapFirst ? 'show-list' : 'show-map')}</span>
          </Button>
          <SaveSearchLink kind="properties" query={screen.queryWith({})} />
        </ResultsBar>
      </div>
      <PropertyFilters screen={screen} filters={filters} count={count} onChange={filterBy} />
      <div className={classNames('list-slim')}>
        <BedroomChips screen={screen} />
        <RankingNote paid={t('premium-explained')} />
        <ListMarks
          kind="property"
          listed={data.map(({ id }) => id)}
          unseen={{
            isOn: unseen,
            to: address({ unseen: !unseen }),
            leftOut: screen.leftOut?.length ?? null,
            isWaiting: screen.isWaiting,
            again: () => void navigation.go(address({ page: screen.list.page }), 'replace'),
          }}
        />
      </div>
      <div className={classNames('list-and-map')}>
        <div data-hidden={mapFirst ? '' : undefined}>
          <SwappedBounds />
          {data.length > 0 ? (
            <ProductGrid
              key={String(screen.isWaiting)}
              size="large"
              data-waiting={screen.isWaiting ? '' : undefined}
              aria-busy={screen.loading}
            >
              {data.map((property, index) => (
                <ComparedItem
                  key={property.id}
                  onMouseEnter={() => screen.point(property.id)}
                  onMouseLeave={() => screen.point(null)}
                >
                  <PropertyCard
                    property={property}
                    level="h2"
                    priority={index < 2}
                    sizes={CARD_SIZES.besideMap}
                    near={screen.list.filters.near}
                  />
                  <CardChoices screen={screen} property={property} />
                </ComparedItem>
              ))}
            </ProductGrid>
          ) : (
            <EmptyState
              icon={SearchIcon}
              title={t(screen.filterCount > 0 ? 'no-properties-with-filters' : 'no-properties')}
              text={t(screen.filterCount > 0 ? 'no-properties-with-filters-text' : 'no-properties-text')}
              action={
                screen.filterCount > 0 && (
                  <>
                    <SaveSearchLink kind="properties" query={screen.queryWith({})} isWaiting />
                    <LinkButton look="quiet" to={address({ filters: NO_PROPERTY_FILTERS })}>
                      {t('clear-filters')}
                    </LinkButton>
                  </>
                )
              }
            />
          )}
          <Pagination
            page={screen.list.page}
            pages={screen.pageCount}
            hrefOf={(number) => address({ page: number })}
          />
          <LinkButton look="quiet" to={links('RentPlaces')}>
            {t('rent-places-title')}
          </LinkButton>
          <LazyCompareBar kind="properties" listed={data} />
        </div>
        <div data-map="" data-hidden={mapFirst ? undefined : ''}>
          <WhenSeen>
            <PropertiesMap screen={screen} />
          </WhenSeen>
        </div>
      </div>
    </PageContainer>
  );
});
