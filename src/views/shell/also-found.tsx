import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  addressOfList,
  addressOfResults,
  addressOfTarget,
} from '../../core/searches/site-search/search-address.ts';
import { searchedFirst } from '../../core/searches/site-search/searched-first.ts';
import { NO_SEARCH_LIMITS, tidySearch } from '../../core/searches/site-search/site-search.ts';
import type { SearchGroup } from '../../core/searches/site-search/site-search.ts';
import { Cancelled, Failure } from '../../core/shared/failure.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { SearchBoxOpener } from '../../view-models/site/search-box-opener.ts';
import { Link } from '../components/actions/link.tsx';
import { Container } from '../components/layout.tsx';
import { useFoundCount } from '../components/results/use-found-count.ts';
import { useTexts } from '../components/use-texts.ts';
import { useService } from './services.tsx';
import { useLanguage } from './use-page-language.ts';

/** One line whose height never changes: the counts come after the page. */
const Line = styled(Container)`
  & > nav {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    min-height: var(--target);
    font-size: var(--text-sm);
    white-space: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: var(--target);
  }
`;

/** Links to what else a search finds, above the list or page that it has opened (SHOP-04). */
export const AlsoFound = observer(function AlsoFound() {
  const { current } = useService(Navigation);
  const request = tidySearch(current?.place.query['request']?.[0] ?? '');
  const route = current?.open?.route;
  if (!route || route === 'Search' || request === '') return null;
  return <OtherResults key={`${route} ${request}`} request={request} route={route} />;
});

type Props = { request: string; route: Parameters<typeof searchedFirst>[0] };

function OtherResults({ request, route }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const foundCount = useFoundCount();
  const groups = useGroups(request);
  const shown = searchedFirst(route);
  const others = groups.filter(
    ({ list, total, targets }) =>
      total > 0 && list?.kind !== (shown ?? '') && !targets.some((target) => target.route === route),
  );
  return (
    <Line>
      <nav aria-label={t('also-found')}>
        <Link to={addressOfResults(request, language)}>{t('search-all-groups')}</Link>
        {others.map(({ kind, list, total, targets: [target] }) =>
          list ? (
            <Link key={kind} to={addressOfList(list, request, language)}>
              {kind === 'roommates' ? t('also-rooms', { count: total }) : foundCount(list.kind, total)}
            </Link>
          ) : (
            target && (
              <Link key={kind} to={addressOfTarget(target, language, request)}>
                {target.title ?? t<string>(`search-page-${target.route}`)}
              </Link>
            )
          ),
        )}
      </nav>
    </Line>
  );
}

function useGroups(request: string): readonly SearchGroup[] {
  const opener = useService(SearchBoxOpener);
  const [groups, setGroups] = useState<readonly SearchGroup[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const query = { text: request, first: null, limits: NO_SEARCH_LIMITS };
    opener
      .siteSearch()
      .then((search) => search.search(query, abort.signal))
      .then(({ groups }) => setGroups(groups))
      .catch((error: unknown) => {
        // Without the counts the link to all results remains.
        if (!(error instanceof Failure || error instanceof Cancelled || abort.signal.aborted)) throw error;
      });
    return () => abort.abort();
  }, [opener, request]);
  return groups;
}
