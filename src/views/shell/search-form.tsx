import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Navigation } from '../../view-models/site/navigation.ts';
import { SearchIcon } from '../components/icons.tsx';
import { useService } from './services.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';

/** Search in the shop; a plain form, so that it works before any script (SHOP-04). */
export const SearchForm = observer(function SearchForm({ size }: { size?: 'large' }) {
  const t = useTexts();
  const links = useLinks();
  const navigation = useService(Navigation);
  const request = navigation.current?.place.query['request']?.[0] ?? '';
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('request') ?? '').trim();
    if (typed) void navigation.go(links('MarketplaceProductCategories', {}, { request: typed }));
  };
  return (
    <form
      className="search-form"
      role="search"
      action={links('MarketplaceProductCategories')}
      aria-label={t(size ? 'search-label-large' : 'search-label')}
      data-size={size}
      onSubmit={search}
    >
      <input
        key={request}
        aria-label={t('search-field')}
        type="search"
        name="request"
        defaultValue={request}
        placeholder={t(size ? 'search-placeholder-large' : 'search-placeholder')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" aria-label={t('search-button')}>
        <SearchIcon />
      </button>
    </form>
  );
});
