import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Link } from 'react-router-dom';
import { Container } from '../components/layout.tsx';
import { loadPart } from '../components/load-part.ts';
import { useTexts } from '../components/use-texts.ts';
import type { OtherResultsProps } from './other-results.tsx';
import { useService } from './services.tsx';
import { useLinks } from './use-page-language.ts';

/** Line of fixed height, because its counts load after the page. */
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
  const t = useTexts();
  const links = useLinks();
  const { current } = useService(Navigation);
  const request = current?.place.query['request']?.[0]?.trim() ?? '';
  const route = current?.open?.route;
  const isShown = route !== undefined && route !== 'Search' && request !== '';
  const Others = useOthers(isShown);
  if (!isShown) return null;
  return (
    <Line>
      <nav aria-label={t('also-found')}>
        <Link to={links('Search', {}, { request, all: true })}>{t('search-all-groups')}</Link>
        {Others && <Others key={`${route} ${request}`} request={request} route={route} />}
      </nav>
    </Line>
  );
});

/** Loads the counts of the other groups after the page. */
function useOthers(isShown: boolean): ComponentType<OtherResultsProps> | null {
  const [loaded, setLoaded] = useState<{ Others: ComponentType<OtherResultsProps> } | null>(null);
  useEffect(() => {
    if (!isShown) return;
    void loadPart(async () => (await import('./other-results.tsx')).OtherResults).then((Others) =>
      setLoaded({ Others }),
    );
  }, [isShown]);
  return loaded?.Others ?? null;
}
