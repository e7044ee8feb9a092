import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { PropertySummary } from '../../../core/properties/property.ts';
import { IconButton } from '../../components/actions/button.tsx';
import { CARD_SIZES, CardLink } from '../../components/content/cards.tsx';
import { Picture } from '../../components/content/picture.tsx';
import { Price } from '../../components/content/price.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks, usePrices } from '../../shell/use-page-language.ts';
import { FavoriteProperty } from '../../favorites/favorite-property.tsx';
import { useListingTitle } from '../property-texts.ts';
import { classNames } from '../../components/class-names.tsx';

const classes = {
  mapCardsClose: 'map-cards-close',
} as const;

const Sheet = styled.div`
  position: absolute;
  z-index: 600;
  inset: auto 0 0;
  padding-bottom: max(var(--space-3), env(safe-area-inset-bottom));
  & > ul {
    display: flex;
    gap: var(--space-3);
    margin: 0;
    padding: var(--space-2) var(--space-4);
    list-style: none;
    overflow: auto hidden;
    overscroll-behavior: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  & > ul > li {
    flex: 0 0 min(22rem, calc(100% - var(--space-8)));
    scroll-snap-align: center;
  }
  & .card {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    height: 8.5rem;
    box-shadow: var(--shadow);
  }
  & .picture {
    height: 100%;
    aspect-ratio: auto;
  }
  & .card-body {
    gap: 0;
    padding: var(--space-3);
    padding-right: var(--space-12);
    font-size: var(--text-sm);
    line-height: 1.4;
  }
  & .card-body > * {
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .product-title {
    display: block;
    height: auto;
    font-size: var(--text-base);
  }
  & li[data-chosen] .card {
    outline: 2px solid var(--colour-rose);
    outline-offset: -2px;
  }
  & .${classes.mapCardsClose} {
    position: absolute;
    right: var(--space-3);
    bottom: 100%;
  }
`;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

interface MapCardsProps {
  cards: readonly PropertySummary[];
  chosen: PropertySummary;
  near: readonly string[];
  /** True if the selection was made by keyboard. */
  takesFocus: boolean;
  onChoose: (id: number) => void;
  onClose: () => void;
}

/**
 * Cards of the selected home and its neighbours at the bottom of the map, by swipe or arrow keys. The centred
 * card is the selected home.
 */
export const MapCards = observer(function MapCards(props: MapCardsProps) {
  const { cards, chosen, near, takesFocus, onChoose, onClose } = props;
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const at = cards.findIndex(({ id }) => id === chosen.id);
  const cardAt = (index: number) => list.current?.children[index] as HTMLElement | undefined;
  const centred = () => {
    const { scrollLeft = 0, clientWidth = 0 } = list.current ?? {};
    const away = (card: Element) => {
      const { offsetLeft, offsetWidth } = card as HTMLElement;
      return Math.abs(offsetLeft + offsetWidth / 2 - scrollLeft - clientWidth / 2);
    };
    const all = [...(list.current?.children ?? [])];
    return all.reduce((best, card, index) => {
      const known = all[best];
      return known && away(card) < away(known) ? index : best;
    }, 0);
  };
  useEffect(() => {
    const card = cardAt(at);
    if (!list.current || !card || centred() === at) return;
    list.current.scrollTo({
      left: card.offsetLeft + card.offsetWidth / 2 - list.current.clientWidth / 2,
      behavior: 'instant',
    });
  }, [at, cards]);
  const focus = (index: number) => cardAt(index)?.querySelector('a')?.focus({ preventScroll: true });
  useEffect(() => {
    if (takesFocus) focus(at);
    // As they come; later the focus follows the keys.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [takesFocus]);
  const typed = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape') onClose();
    else if (step === undefined) return;
    else {
      const to = Math.min(cards.length - 1, Math.max(0, at + step));
      const card = cards[to];
      if (card) onChoose(card.id);
      focus(to);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Sheet role="group" aria-label={t('map-cards')} onKeyDown={typed}>
      <p className={classNames('visually-hidden')} role="status">
        {t('map-card-of', { number: at + 1, count: cards.length })}
      </p>
      <ul
        ref={list}
        onScroll={() => {
          const card = cards[centred()];
          if (card && card.id !== chosen.id) onChoose(card.id);
        }}
      >
        {cards.map((property) => (
          <li key={property.id} data-chosen={property.id === chosen.id ? '' : undefined}>
            <MapCard property={property} near={near} />
          </li>
        ))}
      </ul>
      <div className={classes.mapCardsClose}>
        <IconButton icon={CloseIcon} look="raised" label={t('map-cards-close')} onClick={onClose} />
      </div>
    </Sheet>
  );
});

const MapCard = observer(function MapCard({
  property,
  near,
}: {
  property: PropertySummary;
  near: readonly string[];
}) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const { id, image, area, city, district, price } = property;
  const { lead, language, own } = useListingTitle()(property);
  const shown = prices.show(price);
  return (
    <article className={classNames('card')}>
      <Picture of={image} alt="" ratio="wide" sizes={CARD_SIZES.grid} />
      <div className={classNames('card-body')}>
        <Price main={shown.main} equivalent={shown.equivalent} />
        <h2 className={classNames('product-title')} lang={language}>
          <CardLink to={links('Property', { id }, { near })}>{lead}</CardLink>
        </h2>
        {own === null ? (
          <span>
            {t(`property-type-${property.type}`)} · {t('property-area', { area })}
          </span>
        ) : (
          <span lang={property.language}>{own}</span>
        )}
        <span className={classNames('product-vendor')}>
          {district.name}, {city.name}
        </span>
      </div>
      <div className={classNames('card-corner')}>
        <FavoriteProperty id={id} title={lead} />
      </div>
    </article>
  );
});
