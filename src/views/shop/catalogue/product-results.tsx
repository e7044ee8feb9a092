import { observer } from 'mobx-react-lite';
import { NO_FILTERS } from '../../../core/shop/product-search.ts';
import type { ProductList } from '../../../view-models/shop/product-list.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { EmptyState } from '../../components/messages/empty-state.tsx';
import { SearchIcon } from '../../components/icons.tsx';
import { WithSide } from '../../components/layout.tsx';
import { LinkButton } from '../../components/actions/button.tsx';
import { Pagination } from '../../components/actions/pagination.tsx';
import { ProductGrid } from '../../components/content/cards.tsx';
import { ResultsBar } from '../../components/results/results-bar.tsx';
import { useListChoice } from '../../components/results/use-list-choice.ts';
import { useFoundCount } from '../../components/results/use-found-count.ts';
import { SwappedBounds } from '../../forms/swapped-bounds.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { ChosenFilters, searchedPart, useListAddress } from './chosen-filters.tsx';
import { CompareBox, ComparedItem } from '../../comparison/compare-box.tsx';
import { LazyCompareBar } from '../../comparison/lazy-compare-bar.tsx';
import { RankingNote } from '../../site/ranking-note.tsx';
import { SaveSearchLink } from '../../searches/save-search-link.tsx';
import type { ListPlace, ListQuery } from './chosen-filters.tsx';
import { ProductCard } from '../product-card.tsx';
import { ProductFilters } from './product-filters.tsx';

/** A list with filters, order and pages, all stored in the address (SHOP-03). */
export const ProductResults = observer(function ProductResults({
  list,
  place,
}: {
  list: ProductList;
  place: ListPlace;
}) {
  const t = useTexts();
  const addressOf = useListAddress(place);
  const { filters, orderBy, filterBy, order } = useListChoice(list.list, (chosen) =>
    addressOf(list.queryWith(chosen)),
  );
  const searched = { ...searchedPart(place), ...list.queryWith({}) };
  const { data, total, letGo = [] } = list.products;
  const count = useFoundCount()('products', total);
  return (
    <WithSide>
      {list.choices && (
        <ProductFilters
          action={addressOf({})}
          fixed={'fixed' in place ? place.fixed : {}}
          choices={list.choices}
          filters={filters}
          count={count}
          onChange={filterBy}
        />
      )}
      <div>
        <ResultsBar
          wanted={[list.filterCount > 0 ? t('filters-count', { count: list.filterCount }) : t('filters')]}
          count={count}
          orders={list.orders}
          orderBy={orderBy}
          onOrder={order}
        >
          <SaveSearchLink kind="products" query={searched} />
        </ResultsBar>
        {letGo.length > 0 && (
          <Alert>
            {t('search-let-go', {
              count: letGo.length,
              words: letGo.map((word) => t('quoted', { word })).join(', '),
            })}
          </Alert>
        )}
        <SwappedBounds />
        <ChosenFilters list={list} addressOf={addressOf} />
        {data.length > 0 ? (
          <ProductGrid aria-busy={list.loading}>
            {data.map((product, index) => (
              <ComparedItem key={product.id}>
                <ProductCard product={product} level="h2" priority={index < 2} />
                <CompareBox id={product.id} title={product.title} category={product.categories[0]?.id} />
              </ComparedItem>
            ))}
          </ProductGrid>
        ) : (
          <NothingFound
            filtered={list.filterCount > 0}
            clearAddress={addressOf(list.queryWith({ filters: NO_FILTERS }))}
            searched={searched}
          />
        )}
        <Pagination
          page={list.list.page}
          pages={list.pageCount}
          hrefOf={(page) => addressOf(list.queryOfPage(page))}
        />
        <RankingNote />
        <LazyCompareBar kind="products" listed={data} />
      </div>
    </WithSide>
  );
});

function NothingFound({
  filtered,
  clearAddress,
  searched,
}: {
  filtered: boolean;
  clearAddress: string;
  searched: ListQuery;
}) {
  const t = useTexts();
  return (
    <EmptyState
      icon={SearchIcon}
      title={t(filtered ? 'nothing-with-filters' : 'nothing-here')}
      text={t(filtered ? 'nothing-with-filters-text' : 'nothing-here-text')}
      action={
        <>
          <SaveSearchLink kind="products" query={searched} isWaiting />
          {filtered && (
            <LinkButton look="quiet" to={clearAddress}>
              {t('clear-filters')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
