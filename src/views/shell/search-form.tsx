import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Navigation } from '../../view-models/site/navigation.ts';
import { SearchIcon } from '../components/icons.tsx';
import { useService } from './services.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';

const Base = styled.form`
  position: relative;
  flex: 1;
  min-width: 0;
  & > input {
    width: 100%;
    height: var(--target);
    padding: 0 var(--target) 0 var(--space-4);
    border: 1.5px solid var(--colour-line-strong);
    border-radius: var(--radius-round);
    background: var(--colour-surface);
    appearance: none;
    text-overflow: ellipsis;
    &::placeholder {
      color: var(--colour-ink-soft);
      opacity: 1;
    }
    &:focus-visible {
      border-color: var(--colour-focus);
      border-radius: var(--radius-round);
      outline-offset: 0;
    }
  }
  & > button {
    position: absolute;
    inset: 0 0 0 auto;
    display: grid;
    place-items: center;
    width: var(--target);
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--colour-action);
  }
  &[data-size='large'] > input {
    height: 3.5rem;
    padding-left: var(--space-6);
    font-size: var(--text-lg);
    box-shadow: var(--shadow);
    border-color: transparent;
  }
  &[data-size='large'] > button {
    inset: var(--space-1) var(--space-1) var(--space-1) auto;
    width: 3rem;
    background: var(--colour-action);
    color: var(--colour-on-action);
  }
`;

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
    <Base
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
      <button aria-label={t('search-button')}>
        <SearchIcon />
      </button>
    </Base>
  );
});
