import type { RelaxedSearch } from '../../core/searches/saved-search.ts';
import { routeOfList } from '../../core/searches/searched-list.ts';
import { Link } from 'react-router-dom';
import { Panel, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { useFoundCount } from '../components/results/use-found-count.ts';
import { classNames } from '../components/class-names.tsx';

/** Results without one of the filters, for a search without results. */
export function RelaxedSearches({ searches }: { searches: readonly RelaxedSearch[] }) {
  const t = useTexts();
  const foundCount = useFoundCount();
  const links = useLinks();
  return (
    <Panel as="section" aria-labelledby="relaxed">
      <Stack>
        <h2 id="relaxed">{t('relaxed-title')}</h2>
        <ul className={classNames('stack')}>
          {searches.map((search) => {
            const route = routeOfList(search);
            const without = search.without.map((word) => t('quoted', { word })).join(', ');
            return (
              <li key={search.filters}>
                <Link to={links(route.name, route.params, route.query)}>
                  {t('relaxed-without', { without, found: foundCount(search.kind, search.total) })}
                </Link>
              </li>
            );
          })}
        </ul>
      </Stack>
    </Panel>
  );
}
