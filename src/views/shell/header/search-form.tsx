import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import type { ComponentType, FormEvent, KeyboardEvent } from 'react';
import { searchedFirst } from '../../../core/searches/site-search/searched-first.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { SearchBoxOpener } from '../../../view-models/site/search-box-opener.ts';
import type { SearchBox } from '../../../view-models/site/search-box.ts';
import { SearchIcon } from '../../components/icons.tsx';
import { useService } from '../services.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../use-page-language.ts';
import { classNames } from '../../components/class-names.tsx';

/** State and list of suggestions; both load with the first touch of the field. */
type Opened = {
  box: SearchBox;
  List: ComponentType<SuggestionListProps>;
  press: (event: KeyboardEvent, box: SearchBox, listId: string) => void;
};

export type SuggestionListProps = { box: SearchBox; id: string; onSearch: (text: string) => void };

/** Search over the whole site; a plain form, so that it works before any script (SHOP-04). */
export const SearchForm = observer(function SearchForm() {
  const t = useTexts();
  const links = useLinks();
  const navigation = useService(Navigation);
  const opener = useService(SearchBoxOpener);
  const [opened, setOpened] = useState<Opened>();
  const isSent = useRef(false);
  const listId = useId();
  const request = navigation.current?.place.query['request']?.[0] ?? '';
  const route = navigation.current?.open?.route;
  const first = route ? searchedFirst(route) : null;
  const box = opened?.box;
  const enter = async (input: HTMLInputElement) => {
    isSent.current = false;
    const present = opened ?? (await loadSearch(opener));
    setOpened(present);
    // The field may be left, or its text sent, before the list has loaded.
    if (!isSent.current && document.activeElement === input && !present.box.open)
      present.box.type(input.value, first);
  };
  const search = (text: string) => {
    const typed = text.trim();
    if (typed === '') return;
    isSent.current = true;
    void (opened ? Promise.resolve(opened) : loadSearch(opener)).then(
      (present) => present.box.remember(typed),
      () => undefined,
    );
    void navigation.go(links('Search', {}, { request: typed, first }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(String(new FormData(event.currentTarget).get('request') ?? ''));
  };
  const isOpen = box !== undefined && box.open && box.lines.length > 0;
  return (
    <form
      className={classNames('search-form')}
      role="search"
      action={links('Search')}
      aria-label={t('search-label')}
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) box?.close();
      }}
    >
      <input
        key={request}
        aria-label={t('search-field')}
        type="search"
        name="request"
        defaultValue={request}
        placeholder={t('search-placeholder')}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        {...(opened && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant':
            isOpen && opened.box.activeLine ? `${listId}-${opened.box.active}` : undefined,
        })}
        onFocus={({ currentTarget }) => void enter(currentTarget).catch(() => undefined)}
        onClick={({ currentTarget }) => void enter(currentTarget).catch(() => undefined)}
        onChange={({ currentTarget }) => box?.type(currentTarget.value, first)}
        onKeyDown={(event) => opened?.press(event, opened.box, listId)}
      />
      {first && <input type="hidden" name="first" value={first} />}
      <button type="submit" aria-label={t('search')}>
        <SearchIcon />
      </button>
      {opened && <opened.List box={opened.box} id={listId} onSearch={search} />}
    </form>
  );
});

async function loadSearch(opener: SearchBoxOpener): Promise<Opened> {
  const [box, list] = await Promise.all([opener.open(), import('./suggestion-list.tsx')]);
  return { box, List: list.SuggestionList, press: list.press };
}
