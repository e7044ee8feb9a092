import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { PropertyCatalogue } from '../../../core/properties/property-catalogue.ts';
import type { MapArea } from '../../../core/properties/map/map-area.ts';
import { PropertiesMap as MapModel } from '../../../view-models/properties/properties-map.ts';
import type { PropertiesScreen } from '../../../view-models/properties/properties-screen.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { Button } from '../../components/actions/button.tsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useService } from '../../shell/services.tsx';
import { useLinks, usePrices } from '../../shell/use-page-language.ts';
import { LocationMap } from '../../map/location-map.tsx';
import type { MapCanvas } from '../../map/map-canvas.ts';
import { drawnAreasOf } from '../../../core/properties/map/drawn-area.ts';
import type { Mark } from '../../../core/properties/marks/listing-marks.ts';
import type { ListingMarks } from '../../../view-models/properties/marks/listing-marks.ts';
import { useListingMarks } from '../../listings/marks/use-listing-marks.ts';
import { DrawArea } from './draw-area.tsx';
import { PropertyCard } from '../property-card.tsx';

const Frame = styled.div`
  position: relative;
  height: 100%;
`;

const Over = styled.div`
  position: absolute;
  z-index: 600;
  left: 50%;
  transform: translateX(-50%);
  &[data-place='top'] {
    top: var(--space-16);
  }
  &[data-place='bottom'] {
    bottom: var(--space-6);
    width: min(18rem, 90%);
  }
  & > button:last-child:not(:first-of-type) {
    position: absolute;
    top: var(--space-2);
    left: var(--space-2);
  }
`;

/** The homes of the search on the map; moved, it offers to search where one looks. */
export const PropertiesMap = observer(function PropertiesMap({ screen }: { screen: PropertiesScreen }) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const navigation = useService(Navigation);
  const [moved, setMoved] = useState<MapArea | null>(null);
  const [drawing, setDrawing] = useState(false);
  const [canvas, setCanvas] = useState<MapCanvas | null>(null);
  const catalogue = useService(PropertyCatalogue);
  const [shown] = useState(() => new MapModel(catalogue, screen));
  const { list, city } = screen;
  const { homes: map, chosen } = shown;
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
  return (
    <Frame>
      <LocationMap
        label={t('properties-map')}
        markers={markers}
        fit={fit}
        fitArea={list.filters.within}
        pointed={screen.pointed}
        onMove={setMoved}
        onChoose={(id) => void shown.choose(id)}
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
            <Button size="small" look="secondary" onClick={() => void shown.bring()}>
              {t('map-try-again')}
            </Button>
          )
        )}
      </Over>
      {chosen && !drawing && (
        <Over data-place="bottom">
          <PropertyCard property={chosen} level="h2" sizes="18rem" />
          <IconButton
            icon={CloseIcon}
            look="raised"
            label={t('close')}
            onClick={() => void shown.choose(null)}
          />
        </Over>
      )}
    </Frame>
  );
});

const ofHomes = (marks: ListingMarks | null, mark: Mark): ReadonlySet<number> =>
  new Set(marks?.ids('property', mark));
