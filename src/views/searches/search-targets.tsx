import styled from '@emotion/styled';
import { addressOfTarget } from '../../core/searches/site-search/search-address.ts';
import type { SearchTarget } from '../../core/searches/site-search/site-search.ts';
import { Link } from 'react-router-dom';
import { useTexts } from '../components/use-texts.ts';
import { useLanguage } from '../shell/use-page-language.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  & a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--colour-line);
    border-radius: var(--radius);
    background: var(--colour-surface);
    font-weight: var(--weight-strong);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--colour-action-soft);
    }
  }
`;

/** Pages and articles that a search leads to. */
export function SearchTargets({ targets }: { targets: readonly SearchTarget[] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <List>
      {targets.map((target) => (
        <li key={`${target.route} ${target.id ?? ''}`}>
          <Link to={addressOfTarget(target, language)}>
            {target.title ?? t<string>(`search-page-${target.route}`)}
          </Link>
        </li>
      ))}
    </List>
  );
}
