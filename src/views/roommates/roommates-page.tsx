import { observer } from 'mobx-react-lite';
import { NO_ROOMMATE_FILTERS } from '../../core/roommates/roommate-search.ts';
import type { RoommatesScreen } from '../../view-models/roommates/roommates-screen.ts';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { SearchIcon } from '../components/icons.tsx';
import { LinkButton } from '../components/actions/button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { ResultsBar } from '../components/results/results-bar.tsx';
import { useListChoice } from '../components/results/use-list-choice.ts';
import { useFoundCount } from '../components/results/use-found-count.ts';
import { useTexts } from '../components/use-texts.ts';
import { RankingNote } from '../site/ranking-note.tsx';
import { SaveSearchLink } from '../searches/save-search-link.tsx';
import { SwappedBounds } from '../forms/swapped-bounds.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { OwnHabitsForm } from './own-habits-form.tsx';
import { RoommateFilters, useRoommateSearchWords } from './roommate-filters.tsx';
import { RoommateGrid } from './roommate-grid.tsx';
import { PageContainer } from '../components/layout.tsx';

const ListMarks = lazyPart(() =>
  import('../listings/marks/list-marks.tsx').then((module) => module.ListMarks),
);

/** Rooms and people to share a home with (MATE-01). */
export const RoommatesPage = observer(function RoommatesPage({ screen }: { screen: RoommatesScreen }) {
  const t = useTexts();
  const links = useLinks();
  const address = (change: Parameters<typeof screen.queryWith>[0]) =>
    links('Roommates', {}, screen.queryWith(change));
  const { filters, orderBy, filterBy, order } = useListChoice(screen.list, address);
  const { data, total } = screen.offers;
  const count = useFoundCount()('roommates', total);
  const isFiltered = screen.filterCount > 0;
  return (
    <PageContainer>
      <PageHeading
        title={screen.city ? t('roommates-title-in', { city: screen.city.name }) : t('roommates-title')}
        lead={t('roommates-lead')}
        actions={
          <LinkButton look="secondary" to={links('RoommatesPost')}>
            {t('roommates-post')}
          </LinkButton>
        }
      />
      <RoommateFilters screen={screen} filters={filters} count={count} onChange={filterBy} />
      <ResultsBar
        wanted={useRoommateSearchWords(screen)}
        count={count}
        orders={screen.orders}
        orderBy={orderBy}
        onOrder={order}
      >
        <SaveSearchLink kind="roommates" query={screen.queryWith({})} />
      </ResultsBar>
      <OwnHabitsForm own={screen.ownHabits} />
      <div>
        <SwappedBounds />
        {data.length > 0 ? (
          <>
            <ListMarks kind="roommate" listed={data.map(({ id }) => id)} />
            <RoommateGrid offers={data} busy={screen.loading} level="h2" isMarked />
          </>
        ) : (
          <EmptyState
            icon={SearchIcon}
            title={t(isFiltered ? 'no-offers-with-filters' : 'no-properties')}
            text={t(isFiltered ? 'no-offers-with-filters-text' : 'no-offers-text')}
            action={
              isFiltered ? (
                <>
                  <SaveSearchLink kind="roommates" query={screen.queryWith({})} isWaiting />
                  <LinkButton look="quiet" to={address({ filters: NO_ROOMMATE_FILTERS })}>
                    {t('clear-filters')}
                  </LinkButton>
                </>
              ) : (
                <LinkButton to={links('RoommatesPost')}>{t('roommates-post')}</LinkButton>
              )
            }
          />
        )}
        <Pagination
          page={screen.list.page}
          pages={screen.pageCount}
          hrefOf={(number) => address({ page: number })}
        />
        <RankingNote />
      </div>
    </PageContainer>
  );
});
