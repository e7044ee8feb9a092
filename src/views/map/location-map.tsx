import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import leafletStyles from 'leaflet/dist/leaflet.css?raw';
import { useEffect, useRef, useState } from 'react';
import type { MapArea, MapView } from '../../core/properties/map/map-area.ts';
import type { Coordinates } from '../../core/properties/property.ts';
import { SiteSettings } from '../../core/site/settings.ts';
import { IconButton } from '../components/actions/button.tsx';
import { MinusIcon, PlusIcon } from '../components/icons.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';
import { useLanguage } from '../shell/use-page-language.ts';
import { MapCanvas } from './map-canvas.ts';
import type { MapMarker } from './map-options.ts';

/** Only the positioning part of Leaflet's styles; its controls are not used. */
const placing = leafletStyles.split('/* control positioning */')[0] ?? '';

export const mapFrame = 'map-frame';

const classes = {
  mapPlace: 'map-place',
} as const;

const Frame = styled.div`
  position: relative;
  isolation: isolate;
  width: 100%;
  height: 100%;
  min-height: 18rem;
  overflow: hidden;
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-lg);
  background: var(--colour-sunken);
  & > .${classes.mapPlace} {
    position: absolute;
    inset: 0;
    background: none;
    font: inherit;
  }
  & .map-home,
  & .map-cluster,
  & .map-pin {
    width: auto !important;
    height: auto !important;
    border: 0;
    background: none;
    & > span {
      position: absolute;
      display: grid;
      place-items: center;
      min-width: 1.5rem;
      min-height: 1.75rem;
      padding: 0 var(--space-2);
      border: 1.5px solid var(--colour-surface);
      border-radius: var(--radius-round);
      background: var(--colour-action);
      box-shadow: var(--shadow-sm);
      color: var(--colour-on-action);
      font-size: var(--text-sm);
      font-weight: var(--weight-strong);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
      transform: translate(-50%, -50%);
    }
    /* Enlarges the touch target beyond the drawing. */
    & > span::after {
      content: '';
      position: absolute;
      inset: -8px;
    }
    &[data-seen] > span {
      background: var(--colour-surface);
      color: var(--colour-ink-soft);
      border-color: var(--colour-ink-soft);
    }
    &[data-pointed] > span,
    &:focus-visible > span,
    &:hover > span {
      background: var(--colour-rose);
      color: var(--colour-on-rose);
    }
  }
  & .map-cluster > span {
    min-width: 2.5rem;
    min-height: 2.5rem;
    background: var(--colour-surface);
    color: var(--colour-action);
    border-color: var(--colour-action);
  }
  & .map-drawn {
    fill: var(--colour-rose);
    fill-opacity: 0.1;
    stroke: var(--colour-rose);
    stroke-width: 2.5;
  }
  & .map-line {
    fill: none;
    stroke: var(--colour-rose);
    stroke-width: 3;
    stroke-dasharray: 1 6;
    stroke-linecap: round;
  }
  & .map-cross {
    background:
      linear-gradient(var(--colour-rose), var(--colour-rose)) 50% / 2px 100% no-repeat,
      linear-gradient(var(--colour-rose), var(--colour-rose)) 50% / 100% 2px no-repeat;
  }
  & .${classes.mapPlace}[data-drawing] {
    cursor: crosshair;
    touch-action: none;
    & .leaflet-marker-pane {
      opacity: 0.55;
      pointer-events: none;
    }
  }
  & .${classes.mapPlace}[data-editing] :is(.map-home, .map-cluster) {
    opacity: 0.45;
    pointer-events: none;
  }
  & :is(.map-corner, .map-side) {
    display: grid;
    place-items: center;
    border: 0;
    border-radius: var(--radius-round);
    background: none;
    cursor: move;
    touch-action: none;
    & > span {
      width: 1.1rem;
      height: 1.1rem;
      border: 3px solid var(--colour-rose);
      border-radius: var(--radius-round);
      background: var(--colour-surface);
      box-shadow: var(--shadow-sm);
    }
    &:focus > span {
      background: var(--colour-rose);
    }
    &:focus-visible {
      outline: 3px solid var(--colour-focus);
    }
  }
  & .map-side > span {
    width: 0.75rem;
    height: 0.75rem;
    border-width: 2px;
    opacity: 0.8;
  }
  & .map-pin > span {
    min-width: 2rem;
    min-height: 2rem;
    background: var(--colour-rose);
    color: var(--colour-on-rose);
  }
`;

const Corner = styled.div`
  position: absolute;
  z-index: 500;
  display: grid;
  gap: var(--space-2);
  &[data-corner='zoom'] {
    top: calc(var(--space-3) + var(--map-top, 0px));
    right: var(--space-3);
  }
  &[data-corner='thanks'] {
    right: var(--space-1);
    bottom: calc(var(--space-1) + var(--map-bottom, 0px));
    max-width: 90%;
    padding: 0 var(--space-2);
    border-radius: var(--radius-sm);
    background: var(--colour-surface);
    color: var(--colour-ink-soft);
    font-size: var(--text-xs);
  }
`;

export interface LocationMapProps {
  /** Accessible name of the map. */
  label: string;
  markers?: readonly MapMarker[];
  /** Visible places; a new array moves the map. */
  fit?: readonly Coordinates[];
  fitArea?: MapArea | null;
  pointed?: number | null;
  /** A single pin, such as a picked place. */
  pin?: Coordinates | null;
  /** Radius in metres of a circle instead of the pin. */
  around?: number | null;
  onMove?: (area: MapArea) => void;
  /** View of the last visit; new markers do not change it. */
  view?: MapView | null;
  onSettle?: (view: MapView) => void;
  onChoose?: (id: number, byKeys: boolean) => void;
  onPoint?: (id: number | null) => void;
  onPick?: (place: Coordinates) => void;
  /** Called with the canvas, and with null when it is removed. */
  onOpen?: (canvas: MapCanvas | null) => void;
}

/** A map with homes or with a place to pick, on the base map. */
export function LocationMap({
  label,
  markers,
  fit,
  fitArea,
  pointed = null,
  pin,
  around = null,
  view,
  ...callbacks
}: LocationMapProps) {
  const t = useTexts();
  const { mapTiles } = useService(SiteSettings);
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<MapCanvas | null>(null);
  const [plain, setPlain] = useState(mapTiles === null);
  const listeners = useRef(callbacks);
  useEffect(() => {
    listeners.current = callbacks;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let opened: MapCanvas | null = null;
    let isLeft = false;
    void MapCanvas.open(element, {
      tiles: mapTiles,
      language,
      view,
      moved: (area) => listeners.current.onMove?.(area),
      settled: (now) => listeners.current.onSettle?.(now),
      chosen: (id, byKeys) => listeners.current.onChoose?.(id, byKeys),
      pointed: (id) => listeners.current.onPoint?.(id),
      picked: (at) => listeners.current.onPick?.(at),
      tilesFailed: () => setPlain(true),
      clusterName: (count) => t('map-cluster', { count }),
    }).then((map) => {
      if (isLeft) return map.close();
      opened = map;
      setCanvas(map);
      listeners.current.onOpen?.(map);
    });
    const watcher = new ResizeObserver(() => opened?.resized());
    watcher.observe(element);
    return () => {
      isLeft = true;
      watcher.disconnect();
      listeners.current.onOpen?.(null);
      opened?.close();
    };
    // The texts of a page do not change while it lives.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [mapTiles, language]);
  useEffect(() => canvas?.show(markers ?? []), [canvas, markers]);
  useEffect(() => {
    if (fitArea) canvas?.fitArea(fitArea);
    else if (fit) canvas?.fit(fit);
  }, [canvas, fit, fitArea]);
  useEffect(() => canvas?.point(pointed), [canvas, pointed]);
  useEffect(() => {
    if (pin && around !== null) canvas?.circleAt(pin, around);
    else if (pin) canvas?.pinAt(pin);
  }, [canvas, pin, around]);
  return (
    <Frame className={mapFrame} role="region" aria-label={label}>
      <Global styles={placing} />
      <div className={classes.mapPlace} ref={place} />
      <Corner data-corner="zoom">
        <IconButton icon={PlusIcon} look="raised" label={t('map-closer')} onClick={() => canvas?.zoom(1)} />
        <IconButton
          icon={MinusIcon}
          look="raised"
          label={t('map-farther')}
          onClick={() => canvas?.zoom(-1)}
        />
      </Corner>
      <Corner data-corner="thanks">{plain ? t('map-thanks') : mapTiles?.attribution}</Corner>
    </Frame>
  );
}
