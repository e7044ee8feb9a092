import { useEffect, useState } from 'react';
import { addressOfList, addressOfTarget } from '../../core/searches/site-search/search-address.ts';
import { searchedFirst } from '../../core/searches/site-search/searched-first.ts';
import { NO_SEARCH_LIMITS, tidySearch } from '../../core/searches/site-search/site-search.ts';
import type { SearchGroup } from '../../core/searches/site-search/site-search.ts';
import { Cancelled, Failure } from '../../core/shared/failure.ts';
import type { RouteName } from '../../core/site/routes.ts';
import { SearchBoxOpener } from '../../view-models/site/search-box-opener.ts';
import { Link } from 'react-router-dom';
import { useFoundCount } from '../components/results/use-found-count.ts';
import { useTexts } from '../components/use-texts.ts';
import { useService } from './services.tsx';
import { useLanguage, useLinks } from './use-page-language.ts';

export type OtherResultsProps = { request: string; route: RouteName };

/** The other groups of a search with their counts; the group of the present page is left out. */
export function OtherResults({ request, route }: OtherResultsProps) {
  const t = useTexts();
  const language = useLanguage();
  const foundCount = useFoundCount();
  const shown = searchedFirst(route);
  const links = useLinks();
  const others = useGroups(request).filter(
    ({ list, total, targets }) =>
      total > 0 &&
      (list === null || list.kind !== shown) &&
      !targets.some((target) => target.route === route),
  );
  return others.map(({ kind, list, total, targets: [target] }) =>
    list ? (
      <Link key={kind} to={addressOfList(list, request, language)}>
        {kind === 'roommates' ? t('also-rooms', { count: total }) : foundCount(list.kind, total)}
      </Link>
    ) : (
      target &&
      (kind === 'posts' ? (
        <Link key={kind} to={links('Search', {}, { request, all: true })}>
          {t('also-posts', { count: total })}
        </Link>
      ) : (
        <Link key={kind} to={addressOfTarget(target, language, request)}>
          {t<string>(`search-page-${target.route}`)}
        </Link>
      ))
    ),
  );
}

function useGroups(request: string): readonly SearchGroup[] {
  const opener = useService(SearchBoxOpener);
  const [groups, setGroups] = useState<readonly SearchGroup[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const query = { text: tidySearch(request), first: null, ...NO_SEARCH_LIMITS };
    opener
      .siteSearch()
      .then((search) => search.siteSearch(query, abort.signal))
      .then((result) => setGroups(result.groups))
      .catch((error: unknown) => {
        // Without the counts, the link to all results remains.
        if (!(error instanceof Failure || error instanceof Cancelled || abort.signal.aborted)) throw error;
      });
    return () => abort.abort();
  }, [opener, request]);
  return groups;
}
