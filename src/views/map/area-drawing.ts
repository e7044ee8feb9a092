import type * as LeafletModule from 'leaflet';
import type { LatLng, Map as LeafletMap, Marker, Point, Polygon, Polyline } from 'leaflet';
import type { DrawnArea } from '../../core/properties/map/drawn-area.ts';
import type { Coordinates } from '../../core/properties/property.ts';

export type DrawingListener = {
  changed(corners: number): void;
  finished(points: Coordinates[]): void;
  cancelled(): void;
};

/** In pixels. */
const HAND_MOVED = 12;
const FINE = 3;
const ON_FIRST = 14;
const STEP = 20;
const LEAP = 80;
const EDGE = 40;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * Areas on the map and drawing of a new one: in one movement, corner by corner with presses, or by keys
 * (arrows move a cross-hair, Enter sets a corner, Backspace removes it, Escape ends).
 */
export class AreaDrawing {
  private shown: Polygon[] = [];
  private listener: DrawingListener | null = null;
  private corners: LatLng[] = [];
  /** Points of the current stroke; null while nothing is drawn. */
  private stroke: LatLng[] | null = null;
  private line: Polyline | null = null;
  private cross: Marker | null = null;

  constructor(
    private readonly leaflet: typeof LeafletModule,
    private readonly map: LeafletMap,
  ) {
    const place = map.getContainer();
    place.addEventListener('pointerdown', (event) => this.pressed(event), { capture: true });
    place.addEventListener('pointermove', (event) => this.moved(event), { capture: true });
    place.addEventListener('pointerup', (event) => this.lifted(event), { capture: true });
    place.addEventListener('pointercancel', () => this.dropStroke(), { capture: true });
    place.addEventListener('keydown', (event) => this.typed(event), { capture: true });
  }

  show(areas: readonly DrawnArea[]): void {
    for (const polygon of this.shown) polygon.remove();
    this.shown = areas.map((area) =>
      this.leaflet
        .polygon(
          area.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]),
          { className: 'map-drawn', interactive: false },
        )
        .addTo(this.map),
    );
  }

  start(listener: DrawingListener): void {
    this.stop();
    this.listener = listener;
    const place = this.map.getContainer();
    place.toggleAttribute('data-drawing', true);
    this.map.dragging.disable();
    this.map.doubleClickZoom.disable();
    this.map.boxZoom.disable();
    place.focus({ preventScroll: true });
  }

  finish(): void {
    const { listener, corners } = this;
    this.stop();
    listener?.finished(corners.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })));
  }

  stop(): void {
    const place = this.map.getContainer();
    // The button that ended the drawing disappears with the focus.
    if (this.listener) place.focus({ preventScroll: true });
    place.toggleAttribute('data-drawing', false);
    this.map.dragging.enable();
    this.map.doubleClickZoom.enable();
    this.map.boxZoom.enable();
    this.line?.remove();
    this.cross?.remove();
    [this.listener, this.stroke, this.line, this.cross] = [null, null, null, null];
    this.corners = [];
  }

  private pressed(event: PointerEvent): void {
    if (!this.listener || event.button !== 0) return;
    // A second finger zooms.
    if (!event.isPrimary) return this.dropStroke();
    this.stroke = [this.map.mouseEventToLatLng(event)];
    this.map.getContainer().setPointerCapture(event.pointerId);
  }

  private moved(event: PointerEvent): void {
    const last = this.stroke?.at(-1);
    if (!this.stroke || !last || !event.isPrimary) return;
    const to = this.map.mouseEventToLatLng(event);
    if (this.away(last, to) < FINE) return;
    this.stroke.push(to);
    this.drawLine();
  }

  private lifted(event: PointerEvent): void {
    const { stroke } = this;
    if (!stroke || !event.isPrimary) return;
    this.stroke = null;
    const [first] = stroke;
    if (!first) return;
    if (!stroke.some((point) => this.away(first, point) > HAND_MOVED)) return this.setCorner(first);
    this.corners = [...this.corners, ...stroke];
    this.finish();
  }

  private dropStroke(): void {
    this.stroke = null;
    this.drawLine();
  }

  private typed(event: KeyboardEvent): void {
    if (!this.listener || event.target !== this.map.getContainer()) return;
    const { listener } = this;
    const arrow = ARROWS[event.key];
    if (arrow) this.moveCross(arrow, event.shiftKey ? LEAP : STEP);
    else if (event.key === 'Enter' || event.key === ' ') this.setCorner(this.crossHair().getLatLng());
    else if (event.key === 'Backspace') this.takeBack();
    else if (event.key === 'Escape') {
      this.stop();
      listener.cancelled();
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  private moveCross([right, down]: readonly [number, number], by: number): void {
    const cross = this.crossHair();
    const at = this.map.latLngToContainerPoint(cross.getLatLng()).add([right * by, down * by]);
    cross.setLatLng(this.map.containerPointToLatLng(at));
    const { x: width, y: height } = this.map.getSize();
    const isNearEdge = at.x < EDGE || at.y < EDGE || at.x > width - EDGE || at.y > height - EDGE;
    if (isNearEdge) this.map.panBy([right * width * 0.4, down * height * 0.4], { animate: false });
    this.drawLine();
  }

  /** Created by the first key, in the middle. */
  private crossHair(): Marker {
    this.cross ??= this.leaflet
      .marker(this.map.getCenter(), {
        icon: this.leaflet.divIcon({
          html: document.createElement('span'),
          className: 'map-cross',
          iconSize: [28, 28],
        }),
        interactive: false,
        keyboard: false,
        zIndexOffset: 2_000,
      })
      .addTo(this.map);
    return this.cross;
  }

  private setCorner(at: LatLng): void {
    const [first] = this.corners;
    if (first && this.corners.length > 2 && this.away(first, at) < ON_FIRST) return this.finish();
    this.corners = [...this.corners, at];
    this.changed();
  }

  private takeBack(): void {
    this.corners = this.corners.slice(0, -1);
    this.changed();
  }

  private changed(): void {
    this.drawLine();
    this.listener?.changed(this.corners.length);
  }

  private drawLine(): void {
    const points = [...this.corners, ...(this.stroke ?? []), ...(this.cross ? [this.cross.getLatLng()] : [])];
    this.line ??= this.leaflet.polyline([], { className: 'map-line', interactive: false }).addTo(this.map);
    this.line.setLatLngs(points);
  }

  private away(one: LatLng, other: LatLng): number {
    const point = (at: LatLng): Point => this.map.latLngToContainerPoint(at);
    return point(one).distanceTo(point(other));
  }
}
