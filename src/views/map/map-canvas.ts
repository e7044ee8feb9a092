import type * as LeafletModule from 'leaflet';
import type { LatLngBoundsExpression, Layer, Map as LeafletMap, Marker } from 'leaflet';
import type { MapArea } from '../../core/properties/map/map-area.ts';
import type { Coordinates } from '../../core/properties/property.ts';
import { AreaCorners } from './area-corners.ts';
import { AreaDrawing } from './area-drawing.ts';
import { allowLeafletProbe } from './leaflet-probe.ts';
import type { MapMarker, MapOptions } from './map-options.ts';
import type { MarkerGroup } from './marker-clusters.ts';
import { MarkerGroups } from './marker-groups.ts';

const ALL_BULGARIA: LatLngBoundsExpression = [
  [41.2, 22.3],
  [44.25, 28.7],
];
const CLOSEST = 18;
/** The base map ends here. */
const FARTHEST = 6;
const CLOSE_ENOUGH = 13;
/** The base map has no streets, so a pin shows its district and neighbours. */
const BASE_MAP_PIN_ZOOM = 13;
const CIRCLE_ZOOM = 14;

/** Padding in pixels. */
const EDGE = 24;

type Leaflet = typeof LeafletModule;

/** Returns the id of a marker's home; null for a cluster. */
const idOf = (marker: Marker): number | null =>
  (marker as Marker & { propertyId?: number }).propertyId ?? null;

/** The drawn map: Leaflet with clusters, outside of React. */
export class MapCanvas {
  readonly areas: AreaDrawing;
  readonly corners: AreaCorners;
  private readonly map: LeafletMap;
  private readonly groups: MarkerGroups;
  private markers = new Map<number, MapMarker>();
  private drawn: Marker[] = [];
  private pointedAt: number | null = null;
  /** Marker of the highlighted home, if a cluster contains it. */
  private alone: Marker | null = null;
  /** True if the last move came from a press, a key or the wheel. */
  private byPerson = false;
  private pin: Layer | null = null;
  private haveTiles = false;
  private closed = false;

  static async open(place: HTMLElement, options: MapOptions): Promise<MapCanvas> {
    allowLeafletProbe();
    const module = await import('leaflet');
    // Leaflet is CommonJS, so its exports may be in `default`.
    return new MapCanvas((module as { default?: Leaflet }).default ?? module, place, options);
  }

  private constructor(
    private readonly leaflet: Leaflet,
    place: HTMLElement,
    private readonly options: MapOptions,
  ) {
    this.map = leaflet.map(place, {
      zoomControl: false,
      attributionControl: false,
      minZoom: FARTHEST,
      maxZoom: CLOSEST,
    });
    const { view } = options;
    if (view) this.map.setView([view.centre.latitude, view.centre.longitude], view.zoom);
    else this.map.fitBounds(ALL_BULGARIA);
    this.groups = new MarkerGroups(this.map);
    this.areas = new AreaDrawing(leaflet, this.map);
    this.corners = new AreaCorners(leaflet, this.map);
    void this.addBaseMap();
    for (const event of ['pointerdown', 'wheel', 'keydown']) {
      place.addEventListener(event, () => (this.byPerson = true), { passive: true });
    }
    if (options.tiles) {
      leaflet
        .tileLayer(options.tiles.url, { maxZoom: CLOSEST })
        .on('tileload', () => (this.haveTiles = true))
        .on('tileerror', () => this.haveTiles || options.tilesFailed?.())
        .addTo(this.map);
    }
    this.map.on('moveend', () => {
      this.draw();
      if (this.byPerson) options.moved?.(this.area);
      const { lat: latitude, lng: longitude } = this.map.getCenter();
      options.settled?.({ centre: { latitude, longitude }, zoom: this.map.getZoom() });
    });
    // The map can move before it has markers.
    this.show([]);
    this.map.on('click', ({ latlng }) => options.picked?.({ latitude: latlng.lat, longitude: latlng.lng }));
  }

  show(markers: readonly MapMarker[]): void {
    this.markers = new Map(markers.map((marker) => [marker.id, marker]));
    this.groups.load(markers);
    this.draw();
  }

  /** Moves to the places without counting as a move by the visitor. */
  fit(places: readonly Coordinates[]): void {
    if (places.length === 0) return;
    const points = places.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]);
    this.byPerson = false;
    const { top, bottom } = this.covered;
    this.map.fitBounds(this.leaflet.latLngBounds(points), {
      paddingTopLeft: [EDGE, top + EDGE],
      paddingBottomRight: [EDGE, bottom + EDGE],
      maxZoom: 15,
    });
  }

  fitArea({ south, west, north, east }: MapArea): void {
    this.byPerson = false;
    this.map.fitBounds([
      [south, west],
      [north, east],
    ]);
  }

  pinAt(place: Coordinates): void {
    const zoom = this.options.tiles ? 16 : BASE_MAP_PIN_ZOOM;
    this.pin?.remove();
    const at: [number, number] = [place.latitude, place.longitude];
    this.pin = this.leaflet
      .marker(at, { icon: this.iconOf('●', 'map-pin'), interactive: false, keyboard: false })
      .addTo(this.map);
    this.byPerson = false;
    // A pressed place is visible already.
    if (!this.map.getBounds().contains(at) || this.map.getZoom() < CLOSE_ENOUGH) {
      this.map.setView(at, Math.max(zoom, this.map.getZoom()));
    }
  }

  /** Shows a circle instead of a pin, for a hidden point; radius in metres. */
  circleAt(place: Coordinates, radius: number): void {
    this.pin?.remove();
    this.pin = this.leaflet
      .circle([place.latitude, place.longitude], { radius, className: 'map-drawn', interactive: false })
      .addTo(this.map);
    this.byPerson = false;
    this.map.setView([place.latitude, place.longitude], this.options.tiles ? 15 : CIRCLE_ZOOM);
  }

  point(id: number | null): void {
    this.pointedAt = id;
    this.outOfCluster();
    for (const marker of this.drawn) this.mark(marker);
  }

  /** Moves as little as needed to show the selected home. */
  moveIntoView(id: number): void {
    const place = this.markers.get(id)?.place;
    if (!place) return;
    this.byPerson = false;
    const { top, bottom } = this.covered;
    this.map.panInside([place.latitude, place.longitude], {
      paddingTopLeft: [EDGE, top + EDGE],
      paddingBottomRight: [EDGE, bottom + EDGE],
      animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
  }

  /** Focuses a home's marker, otherwise the map. */
  focus(id: number | null): void {
    const marker = this.drawn.find((one) => idOf(one) === id)?.getElement();
    (marker ?? this.map.getContainer()).focus({ preventScroll: true });
  }

  zoom(by: 1 | -1): void {
    this.byPerson = true;
    this.map.setZoom(this.map.getZoom() + by);
  }

  /** Tells Leaflet that its element has another size. */
  resized(): void {
    this.byPerson = false;
    this.map.invalidateSize({ animate: false });
  }

  close(): void {
    this.closed = true;
    this.map.remove();
  }

  /** Under the tiles; markers do not wait for it. */
  private async addBaseMap(): Promise<void> {
    const module = await import('./base-map-layer.ts').catch(() => null);
    // Offline: markers are shown without a base map.
    if (!module) return;
    const layer = await module.baseMapLayer(this.leaflet, this.options.language);
    if (!this.closed) layer.addTo(this.map);
  }

  /** Pixels at the edges that overlays cover. */
  private get covered(): { top: number; bottom: number } {
    const style = getComputedStyle(this.map.getContainer());
    const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
    return { top: pixels('--map-top'), bottom: pixels('--map-bottom') };
  }

  get area(): MapArea {
    const bounds = this.map.getBounds();
    return {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    };
  }

  private draw(): void {
    const focused = this.drawn.find((marker) => marker.getElement() === document.activeElement);
    for (const marker of this.drawn) marker.remove();
    const zoom = Math.round(this.map.getZoom());
    const bounds = this.map.getBounds();
    this.drawn = this.groups.at(zoom).flatMap((group) => {
      const { lat, lng } = this.map.unproject([group.x, group.y], zoom);
      if (!bounds.contains([lat, lng])) return [];
      const [id = 0, ...others] = group.ids;
      if (others.length > 0) return [this.clusterAt([lat, lng], group)];
      const marker = this.markers.get(id);
      return marker ? [this.propertyAt([marker.place.latitude, marker.place.longitude], marker)] : [];
    });
    this.outOfCluster();
    // Redrawing loses the focus.
    if (focused) this.focus(idOf(focused));
  }

  /** Draws the highlighted home's marker outside of its cluster. */
  private outOfCluster(): void {
    const { alone } = this;
    alone?.remove();
    this.drawn = this.drawn.filter((one) => one !== alone);
    this.alone = null;
    const marker = this.pointedAt === null ? undefined : this.markers.get(this.pointedAt);
    if (!marker || this.drawn.some((one) => idOf(one) === marker.id)) return;
    this.alone = this.propertyAt([marker.place.latitude, marker.place.longitude], marker);
    this.drawn.push(this.alone);
  }

  private clusterAt(at: [number, number], { ids }: MarkerGroup): Marker {
    const count = ids.length;
    const name = this.options.clusterName?.(count) ?? String(count);
    return this.put(at, this.iconOf(String(count), 'map-cluster'), name).on('click', () =>
      this.map.setView(at, this.groups.separatingZoom(ids, Math.round(this.map.getZoom()), CLOSEST)),
    );
  }

  private propertyAt(at: [number, number], { id, label, name, isSeen = false }: MapMarker): Marker {
    const marker = this.put(at, this.iconOf(isSeen ? `✓ ${label}` : label, 'map-home'), name);
    marker.getElement()?.toggleAttribute('data-seen', isSeen);
    marker.on('click', ({ originalEvent }) =>
      this.options.chosen?.(id, originalEvent.type.startsWith('key')),
    );
    marker.on('mouseover', () => this.options.pointed?.(id));
    marker.on('mouseout', () => this.options.pointed?.(null));
    Object.assign(marker, { propertyId: id });
    this.mark(marker);
    return marker;
  }

  private put(at: [number, number], icon: ReturnType<Leaflet['divIcon']>, name: string): Marker {
    const marker = this.leaflet.marker(at, { icon, keyboard: true }).addTo(this.map);
    const element = marker.getElement();
    element?.setAttribute('role', 'button');
    element?.setAttribute('aria-label', name);
    element?.setAttribute('title', name);
    return marker;
  }

  private mark(marker: Marker): void {
    const isPointed = idOf(marker) === this.pointedAt;
    marker.getElement()?.toggleAttribute('data-pointed', isPointed && this.pointedAt !== null);
    marker.setZIndexOffset(isPointed ? 1_000 : 0);
  }

  private iconOf(text: string, className: string): ReturnType<Leaflet['divIcon']> {
    const html = document.createElement('span');
    html.textContent = text;
    return this.leaflet.divIcon({ html, className, iconSize: undefined as never });
  }
}
