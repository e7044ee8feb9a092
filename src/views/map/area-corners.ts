import type * as LeafletModule from 'leaflet';
import type { LatLng, Map as LeafletMap, Marker, Polygon } from 'leaflet';
import { DRAWN_AREA_LIMITS } from '../../core/properties/map/drawn-area.ts';
import type { DrawnArea } from '../../core/properties/map/drawn-area.ts';
import type { Coordinates } from '../../core/properties/property.ts';

export type CornersListener = {
  changed(areas: Coordinates[][]): void;
  /** Called with true when a removable corner is selected. */
  picked(isCorner: boolean): void;
  ended(): void;
  /** Accessible name of a handle. */
  name(kind: 'corner' | 'side', number: number): string;
};

/** In pixels. */
const STEP = 10;
const LEAP = 50;
/** In pixels; shorter sides get no handle for a new corner. */
const SHORTEST_SIDE = 56;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

type Handle = { marker: Marker; area: number; at: number; isNew: boolean };

/**
 * Handles of drawn areas: dragged, or moved with the arrow keys. A handle in the middle of a side creates a
 * corner; Delete removes one, Escape ends.
 */
export class AreaCorners {
  private listener: CornersListener | null = null;
  private areas: LatLng[][] = [];
  private polygons: Polygon[] = [];
  private handles: Handle[] = [];
  private inHand: Handle | null = null;
  private byKeys = false;
  private isDragged = false;

  constructor(
    private readonly leaflet: typeof LeafletModule,
    private readonly map: LeafletMap,
  ) {
    map.on('zoomend', () => this.listener && this.draw());
  }

  start(areas: readonly DrawnArea[], listener: CornersListener): void {
    this.listener = listener;
    this.map.getContainer().toggleAttribute('data-editing', true);
    // A drag continues and is reported at its end.
    if (this.isDragged) return;
    this.areas = areas.map((area) =>
      area.map(({ latitude, longitude }) => this.leaflet.latLng(latitude, longitude)),
    );
    this.draw();
  }

  stop(): void {
    this.listener = null;
    this.inHand = null;
    this.clear();
    this.map.getContainer().toggleAttribute('data-editing', false);
  }

  remove(): void {
    const { inHand, listener } = this;
    const area = inHand && this.areas[inHand.area];
    if (!area || inHand.isNew || area.length <= 3) return;
    this.map.getContainer().focus({ preventScroll: true });
    listener?.picked(false);
    this.notify(inHand.area, area.toSpliced(inHand.at, 1));
  }

  private draw(): void {
    const focused = this.handles.find(({ marker }) => marker.getElement() === document.activeElement);
    this.clear();
    this.polygons = this.areas.map((area) =>
      this.leaflet.polygon(area, { className: 'map-drawn', interactive: false }).addTo(this.map),
    );
    this.handles = this.areas.flatMap((area, number) =>
      area.flatMap((corner, at) => {
        const next = area[(at + 1) % area.length] ?? corner;
        const [from, to] = [this.map.latLngToLayerPoint(corner), this.map.latLngToLayerPoint(next)];
        const handles = [this.handleAt(corner, number, at, false)];
        if (area.length < DRAWN_AREA_LIMITS.corners && from.distanceTo(to) > SHORTEST_SIDE) {
          const middle = this.map.layerPointToLatLng(from.add(to).divideBy(2));
          handles.push(this.handleAt(middle, number, at + 1, true));
        }
        return handles;
      }),
    );
    // Finds the corner again by its position, because redrawing may change its index.
    if (focused) this.focusNearest(focused.marker.getLatLng());
  }

  private clear(): void {
    const [handles, polygons] = [this.handles, this.polygons];
    [this.handles, this.polygons] = [[], []];
    for (const { marker } of handles) marker.remove();
    for (const polygon of polygons) polygon.remove();
  }

  private handleAt(at: LatLng, area: number, index: number, isNew: boolean): Handle {
    const className = isNew ? 'map-side' : 'map-corner';
    const icon = this.leaflet.divIcon({
      html: document.createElement('span'),
      className,
      iconSize: [32, 32],
    });
    const marker = this.leaflet
      .marker(at, { icon, draggable: true, keyboard: true, zIndexOffset: isNew ? 1_500 : 1_600 })
      .addTo(this.map);
    const handle = { marker, area, at: index, isNew };
    const element = marker.getElement();
    const name = this.listener?.name(isNew ? 'side' : 'corner', isNew ? index : index + 1) ?? '';
    element?.setAttribute('role', 'button');
    element?.setAttribute('aria-label', name);
    element?.addEventListener('focus', () => this.pick(handle));
    element?.addEventListener('keydown', (event) => this.typed(handle, event));
    element?.addEventListener('keyup', () => this.settle(handle));
    element?.addEventListener('blur', () => this.settle(handle));
    marker.on('click', () => this.pick(handle));
    marker.on('dragstart', () => {
      this.isDragged = true;
      this.pick(handle);
    });
    marker.on('drag', () => this.polygons[area]?.setLatLngs(this.cornersWith(handle)));
    marker.on('dragend', () => {
      this.isDragged = false;
      this.notify(area, this.cornersWith(handle));
    });
    return handle;
  }

  private pick(handle: Handle): void {
    this.inHand = handle;
    this.listener?.picked(!handle.isNew && (this.areas[handle.area]?.length ?? 0) > 3);
  }

  private cornersWith({ marker, area, at, isNew }: Handle): LatLng[] {
    return (this.areas[area] ?? []).toSpliced(at, isNew ? 0 : 1, marker.getLatLng());
  }

  private typed(handle: Handle, event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (arrow) {
      const by = event.shiftKey ? LEAP : STEP;
      const from = this.map.latLngToLayerPoint(handle.marker.getLatLng());
      handle.marker.setLatLng(this.map.layerPointToLatLng(from.add([arrow[0] * by, arrow[1] * by])));
      this.polygons[handle.area]?.setLatLngs(this.cornersWith(handle));
      this.byKeys = true;
    } else if (event.key === 'Delete' || event.key === 'Backspace') this.remove();
    else if (event.key === 'Escape') this.listener?.ended();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Reports moves by keys when the key is released. */
  private settle(handle: Handle): void {
    if (!this.byKeys) return;
    this.byKeys = false;
    this.notify(handle.area, this.cornersWith(handle));
  }

  private notify(area: number, corners: LatLng[]): void {
    this.areas = this.areas.with(area, corners);
    this.draw();
    this.listener?.changed(
      this.areas.map((one) => one.map(({ lat, lng }) => ({ latitude: lat, longitude: lng }))),
    );
  }

  private focusNearest(place: LatLng): void {
    const away = ({ marker }: Handle) => marker.getLatLng().distanceTo(place);
    const corners = this.handles.filter(({ isNew }) => !isNew);
    const nearest = corners.reduce<Handle | null>(
      (best, handle) => (best && away(best) <= away(handle) ? best : handle),
      null,
    );
    nearest?.marker.getElement()?.focus({ preventScroll: true });
  }
}
