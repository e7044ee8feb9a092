import type * as LeafletModule from 'leaflet';
import type { Coords, GridLayer } from 'leaflet';
import type { Language } from '../../core/shared/language.ts';
import { BaseMap } from './base-map.ts';
import { baseMapColours } from './base-map-colours.ts';

/** In pixels; large tiles are few, and few labels cross their edges. */
const TILE = 512;

/**
 * The base map as a Leaflet layer, each tile a canvas. It follows the theme of the page until it is removed.
 */
export async function baseMapLayer(leaflet: typeof LeafletModule, language: Language): Promise<GridLayer> {
  const { fonts } = document;
  // Text drawn before the fonts have loaded would keep the fallback font.
  await fonts?.ready;
  let map: BaseMap | undefined;
  const ratio = Math.min(window.devicePixelRatio || 1, 2);
  const Layer = leaflet.GridLayer.extend({
    createTile({ x, y, z }: Coords): HTMLCanvasElement {
      const tile = document.createElement('canvas');
      tile.width = TILE * ratio;
      tile.height = TILE * ratio;
      const canvas = tile.getContext('2d');
      const place = { zoom: z, left: x * TILE, top: y * TILE, size: TILE, ratio };
      if (!canvas) return tile;
      map ??= new BaseMap(language, getComputedStyle(document.body).fontFamily);
      map.draw(canvas, baseMapColours(), place);
      return tile;
    },
  }) as unknown as new (options: object) => GridLayer;
  const layer = new Layer({ tileSize: TILE, zIndex: 0, className: 'map-base' });
  redrawByTheme(layer);
  return layer;
}

function redrawByTheme(layer: GridLayer): void {
  const redraw = () => void layer.redraw();
  const evening = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(redraw);
  layer.on('add', () => {
    evening.addEventListener('change', redraw);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  });
  layer.on('remove', () => {
    evening.removeEventListener('change', redraw);
    chosen.disconnect();
  });
}
