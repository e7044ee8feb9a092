import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import type { MapArea } from '../../../core/properties/map/map-area.ts';
import { PropertiesMap as MapModel } from '../../../view-models/properties/properties-map.ts';
import type { PropertiesScreen } from '../../../view-models/properties/properties-screen.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { Button } from '../../components/actions/button.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useService } from '../../shell/services.tsx';
import { useLinks, usePrices } from '../../shell/use-page-language.ts';
import { LocationMap, mapFrame } from '../../map/location-map.tsx';
import type { MapCanvas } from '../../map/map-canvas.ts';
import { drawnAreasOf } from '../../../core/properties/map/drawn-area.ts';
import type { Mark } from '../../../core/properties/marks/listing-marks.ts';
import type { ListingMarks } from '../../../view-models/properties/marks/listing-marks.ts';
import { useListingMarks } from '../../listings/marks/use-listing-marks.ts';
import { DrawArea } from './draw-area.tsx';
import { MapCards } from './map-cards.tsx';

const Frame = styled.div`
  position: relative;
  height: 100%;
  &[data-cards] {
    --map-bottom: 160px;
    /* The button that closes the cards is on the right. */
    & [data-corner='thanks'] {
      right: auto;
      left: var(--space-1);
    }
  }
`;

const Over = styled.div`
  position: absolute;
  z-index: 600;
  left: 50%;
  transform: translateX(-50%);
  &[data-place='top'] {
    top: calc(var(--space-16) + var(--map-top, 0px));
  }
  &[data-place='bottom'] {
    bottom: max(var(--space-8), env(safe-area-inset-bottom));
  }
`;

/** On phones the map covers the screen; only the search line lies over it. */
const wholeScreen = css`
  @media (max-width: 55.99rem) {
    body:has([data-map]:not([data-hidden])) {
      overflow: hidden;
      & :is(.skip-link, .header, .main-menu, .main h1, .list-slim, .footer) {
        visibility: hidden;
      }
      & .results-bar {
        position: fixed;
        z-index: calc(var(--layer-header) + 1);
        inset: 0 0 auto;
        margin: 0;
        padding: max(var(--space-2), env(safe-area-inset-top)) var(--gutter) 0;
        background: none;
        & > .search-line,
        & > .button,
        & select {
          box-shadow: var(--shadow-sm);
        }
        & > .button {
          background: var(--colour-surface);
        }
      }
      & [data-map] {
        --map-top: 68px;
      }
      & [data-map] .${mapFrame} {
        border: 0;
        border-radius: 0;
      }
    }
  }
`;

/** Homes of the search on a map; moving it offers to search in the visible area. */
export const PropertiesMap = observer(function PropertiesMap({ screen }: { screen: PropertiesScreen }) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const navigation = useService(Navigation);
  const [moved, setMoved] = useState<MapArea | null>(null);
  const [drawing, setDrawing] = useState(false);
  const [canvas, setCanvas] = useState<MapCanvas | null>(null);
  const catalogue = useService(PropertyCatalogue);
  const [shown] = useState(() => MapModel.of(screen, catalogue));
  const { list, city } = screen;
  const { homes: map, chosen, cards } = shown;
  // Restores the view of the last visit.
  const [left] = useState(() => (shown.followed === list ? { list, view: shown.view } : null));
  const isLeft = left?.list === list && left.view !== null;
  const [byKeys, setByKeys] = useState(false);
  useEffect(() => {
    setMoved(null);
    void shown.follow();
  }, [shown, list]);
  const marks = useListingMarks();
  const [hidden, seen] = [ofHomes(marks, 'hidden'), ofHomes(marks, 'seen')];
  const { unseen = false } = list;
  const markers = useMemo(
    () =>
      map.data
        .filter(({ id }) => !hidden.has(id) && !(unseen && seen.has(id)))
        .map(({ id, price, gpsCoordinates }) => ({
          id,
          place: gpsCoordinates,
          label: prices.brief(price),
          name: seen.has(id) ? t('marker-seen', { price: prices.inText(price) }) : prices.inText(price),
          isSeen: seen.has(id),
        })),
    // The form of prices does not change while a page lives.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [map, unseen, [...hidden].join(), [...seen].join()],
  );
  const { drawn } = list.filters;
  const fit = useMemo(() => {
    const areas = drawnAreasOf(drawn);
    if (areas) return areas.flat();
    return map.data.length > 0 ? map.data.map(({ gpsCoordinates }) => gpsCoordinates) : city ? [city] : [];
  }, [map, city, drawn]);
  const choose = async (id: number | null, keys = false) => {
    setByKeys(keys);
    await shown.choose(id);
    if (canvas && id !== null) await shown.loadAround(canvas.area, hidden);
  };
  const close = () => {
    const { chosen: last } = shown;
    void choose(null);
    canvas?.focus(last?.id ?? null);
  };
  const showsCards = chosen !== null && !drawing;
  const chosenId = showsCards ? chosen.id : null;
  useEffect(() => {
    if (chosenId !== null) canvas?.moveIntoView(chosenId);
  }, [canvas, chosenId]);
  return (
    <Frame data-cards={showsCards ? '' : undefined}>
      <Global styles={wholeScreen} />
      <LocationMap
        label={t('properties-map')}
        markers={markers}
        fit={isLeft || drawing ? undefined : fit}
        fitArea={isLeft ? null : list.filters.within}
        view={left?.view}
        pointed={screen.pointed ?? chosenId}
        onMove={setMoved}
        onSettle={(view) => (shown.view = view)}
        onChoose={(id, keys) => void choose(id, keys)}
        onPoint={(id) => screen.point(id)}
        onOpen={setCanvas}
      />
      {canvas && <DrawArea screen={screen} canvas={canvas} onDrawing={setDrawing} />}
      <Over data-place="top">
        {drawing ? null : moved ? (
          <Button
            size="small"
            onClick={() => void navigation.go(links('Properties', {}, screen.queryWithin(moved)))}
          >
            {t('search-in-this-area')}
          </Button>
        ) : (
          shown.hasFailed && (
            <Button size="small" look="secondary" onClick={() => void shown.loadHomes()}>
              {t('map-try-again')}
            </Button>
          )
        )}
      </Over>
      {showsCards ? (
        <MapCards
          cards={cards}
          chosen={chosen}
          near={list.filters.near}
          takesFocus={byKeys}
          onChoose={(id) => void shown.choose(id)}
          onClose={close}
        />
      ) : (
        !drawing &&
        markers.length > 0 && (
          <Over data-place="bottom">
            <Button
              size="small"
              onClick={() => {
                const nearest = canvas && shown.nearestIn(canvas.area, hidden);
                if (nearest) void choose(nearest, true);
              }}
            >
              {t('map-cards-open')}
            </Button>
          </Over>
        )
      )}
    </Frame>
  );
});

const ofHomes = (marks: ListingMarks | null, mark: Mark): ReadonlySet<number> =>
  new Set(marks?.ids('property', mark));
