import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { currentPrice } from '../../../core/shop/product.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import type { SearchBox, Suggestion } from '../../../view-models/site/search-box.ts';
import { CloseIcon, HomeIcon, ReturnIcon, SearchIcon, SofaIcon, UserIcon } from '../../components/icons.tsx';
import { Picture } from '../../components/content/picture.tsx';
import { Price } from '../../components/content/price.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import type { SuggestionListProps } from './search-form.tsx';
import { useService } from '../services.tsx';
import { useLinks, usePrices } from '../use-page-language.ts';

const Panel = styled.div`
  position: absolute;
  z-index: var(--layer-menu);
  inset: calc(100% + var(--space-2)) 0 auto;
  max-height: min(34rem, 75dvh);
  padding: var(--space-2);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius);
  background: var(--colour-surface);
  box-shadow: var(--shadow-lg);
  text-align: start;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Beside the name of the shop there is little room on a phone: the list takes the whole width. */
  @media (max-width: 40rem) {
    .header & {
      position: fixed;
      inset: 3.75rem var(--space-2) auto;
      max-height: calc(100dvh - 9rem);
    }
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--target);
    padding: var(--space-1) var(--space-2);
    border-radius: var(--radius-sm);
    color: var(--colour-ink);
    cursor: pointer;
    & > svg {
      flex: none;
      color: var(--colour-ink-soft);
    }
    & > .picture {
      flex: none;
      width: 3rem;
    }
    & > span:not(.picture) {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    & > i {
      display: grid;
      flex: none;
      place-items: center;
      width: var(--target);
      height: var(--target);
      margin-block: calc(-1 * var(--space-1));
    }
    &[data-active] {
      background: var(--colour-action-soft);
    }
  }
  & > button {
    min-height: var(--target);
    padding-inline: var(--space-2);
    border: 0;
    background: none;
    color: var(--colour-action);
    font: inherit;
    text-decoration: underline;
  }
`;

/** What fits the letters typed so far, or what was searched for before, below the field (SHOP-04). */
export const SuggestionList = observer(function SuggestionList({ box, id, onSearch }: SuggestionListProps) {
  const t = useTexts();
  const navigation = useService(Navigation);
  const show = useShown();
  const { lines, open, active } = box;
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  if (!open || lines.length === 0) return <VisuallyHidden role="status" />;
  const isRecent = lines[0]?.kind === 'recent';
  const choose = (line: Suggestion) => {
    if ('text' in line) return onSearch(line.text);
    box.close();
    void navigation.go(show(line).to);
  };
  return (
    <>
      <VisuallyHidden role="status">{t('suggestions-count', { count: lines.length })}</VisuallyHidden>
      {/* The field must keep the focus: its leaving closes the list. */}
      <Panel onMouseDown={(event) => event.preventDefault()}>
        <div role="listbox" id={id} aria-label={t(isRecent ? 'suggestions-recent' : 'suggestions')}>
          {lines.map((line, index) => (
            <div
              key={`${line.kind}-${'text' in line ? line.text : show(line).to}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              aria-description={line.kind === 'recent' ? t('suggestion-forget-by-key') : undefined}
              data-active={index === active ? '' : undefined}
              onClick={() => choose(line)}
              onMouseMove={() => box.setActive(index)}
            >
              {'text' in line ? (
                <>
                  {line.kind === 'recent' ? <ReturnIcon /> : <SearchIcon />}
                  <span>{line.text}</span>
                  {line.kind === 'recent' && (
                    // For mouse and finger; the keyboard has Delete.
                    <i
                      aria-hidden="true"
                      title={t('suggestion-forget')}
                      onClick={(event) => {
                        event.stopPropagation();
                        box.forget(line.text);
                      }}
                    >
                      <CloseIcon />
                    </i>
                  )}
                </>
              ) : (
                show(line).content
              )}
            </div>
          ))}
        </div>
        {isRecent && (
          <button type="button" onClick={() => box.forgetAll()}>
            {t('suggestions-forget-all')}
          </button>
        )}
      </Panel>
    </>
  );
});

type Leading = Exclude<Suggestion, { text: string }>;

/** Where a line leads, and what it shows. */
function useShown(): (line: Leading) => { to: string; content: ReactNode } {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  return (line) => {
    switch (line.kind) {
      case 'shopRooms':
        return {
          to: links('MarketplaceProductCategories', {}, { room: line.room }),
          content: (
            <>
              <SofaIcon />
              <span>{t(`room-title-${line.room}`)}</span>
            </>
          ),
        };
      case 'categories':
        return {
          to: links('ProductCategory', { id: line.id }),
          content: (
            <>
              <Small image={line.picture} />
              <span>{t('suggestion-category', { category: line.name })}</span>
            </>
          ),
        };
      case 'products': {
        const price = prices.show(currentPrice(line));
        return {
          to: links('Product', { id: line.id }),
          content: (
            <>
              <Small image={line.image} />
              <span>
                {line.title}
                <Price main={price.main} equivalent={price.equivalent} size="small" />
              </span>
            </>
          ),
        };
      }
      case 'properties': {
        const what = t(line.type ? `property-type-${line.type}` : 'suggestion-any-home');
        return {
          to: links('Properties', {}, { type: line.type, ...placeQuery(line.place) }),
          content: (
            <>
              <HomeIcon />
              <span>{t(`suggestion-homes${placeKey(line.place)}`, { what, ...placeNames(line.place) })}</span>
            </>
          ),
        };
      }
      case 'rooms':
        return {
          to: links('Roommates', {}, { city: line.place?.city.id }),
          content: (
            <>
              <UserIcon />
              <span>
                {t(`suggestion-rooms${line.place ? '-in' : ''}`, { place: line.place?.city.name ?? '' })}
              </span>
            </>
          ),
        };
    }
  };
}

type Place = Extract<Leading, { kind: 'properties' }>['place'];

const placeKey = (place: Place) => (place ? '-in' : '');
const placeNames = (place: Place) => ({
  place: place ? [place.city.name, place.district?.name].filter(Boolean).join(', ') : '',
});
const placeQuery = (place: Place) => ({
  city: place?.city.id,
  ...(place?.district && { district: String(place.district.id) }),
});

function Small({ image }: { image: Extract<Leading, { kind: 'products' }>['image'] }) {
  return <Picture of={image} sizes="3rem" alt="" ratio="square" />;
}

/** The arrows walk the list, Enter follows its line, Escape closes it, Delete forgets a recent search. */
export function press(event: KeyboardEvent, box: SearchBox, listId: string): void {
  const { activeLine } = box;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') box.move(event.key === 'ArrowDown' ? 1 : -1);
  else if (event.key === 'Escape' && box.open) box.close();
  else if (event.key === 'Delete' && activeLine?.kind === 'recent') box.forget(activeLine.text);
  else if (event.key === 'Enter' && activeLine) document.getElementById(`${listId}-${box.active}`)?.click();
  else return;
  event.preventDefault();
}
