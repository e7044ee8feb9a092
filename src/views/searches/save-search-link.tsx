import type { SearchKind } from '../../core/searches/searched-list.ts';
import type { QueryValue } from '../../core/site/paths.ts';
import { LinkButton } from '../components/actions/button.tsx';
import { icon } from '../components/icons.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';

// From lucide (ISC licence).
const BellIcon = icon('M6 17V9a6 6 0 0 1 12 0v8l2 1H4zM10 21h4');

type SaveSearchLinkProps = {
  kind: SearchKind;
  /** Query of the list; products have `category`, `shop` or `request`. */
  query: Record<string, QueryValue>;
  /** True for a list without results. */
  isWaiting?: boolean;
};

/** Link that saves a list as a search (FIND-01); works without a script. */
export function SaveSearchLink({ kind, query, isWaiting = false }: SaveSearchLinkProps) {
  const t = useTexts();
  const to = useLinks()('SaveSearch', {}, { kind, ...query });
  return (
    <LinkButton look={isWaiting ? 'primary' : 'secondary'} size={isWaiting ? undefined : 'small'} to={to}>
      <BellIcon />
      <span>{t(isWaiting ? 'save-search-waiting' : 'save-search')}</span>
    </LinkButton>
  );
}
