import type { Map as LeafletMap } from 'leaflet';
import type { MapMarker } from './map-options.ts';
import { groupMarkers } from './marker-clusters.ts';
import type { MarkerGroup, PlacedMarker } from './marker-clusters.ts';

/** Padding and border of a price on the map, in pixels. */
const AROUND = 19;
/** Estimated width of a letter in pixels, without a canvas. */
const LETTER = 8;

/** Measures the width of a price label, in pixels. */
function labelMeasure(place: HTMLElement): (label: string) => number {
  const { fontFamily } = getComputedStyle(place);
  let canvas: CanvasRenderingContext2D | null | undefined;
  return (label) => {
    if (canvas === undefined) {
      canvas = document.createElement('canvas').getContext('2d');
      if (canvas) canvas.font = `600 14px ${fontFamily}`;
    }
    const text = canvas ? canvas.measureText(label).width : label.length * LETTER;
    return Math.ceil(text) + AROUND;
  };
}

/** Pixels of a price on the map. */
const LABEL_HEIGHT = 28;

/** Groups of a map's markers by their drawn size, computed once for each zoom. */
export class MarkerGroups {
  private readonly widthOf: (label: string) => number;
  private markers = new Map<number, MapMarker>();
  private byZoom = new Map<number, MarkerGroup[]>();

  constructor(private readonly map: LeafletMap) {
    this.widthOf = labelMeasure(map.getContainer());
  }

  load(markers: readonly MapMarker[]): void {
    this.markers = new Map(markers.map((marker) => [marker.id, marker]));
    this.byZoom = new Map();
  }

  at(zoom: number): MarkerGroup[] {
    const groups = this.byZoom.get(zoom) ?? groupMarkers(this.placed([...this.markers.values()], zoom));
    this.byZoom.set(zoom, groups);
    return groups;
  }

  /** Returns the first zoom at which the markers of a group separate, at most the closest zoom. */
  separatingZoom(ids: readonly number[], from: number, closest: number): number {
    const markers = ids.flatMap((id) => this.markers.get(id) ?? []);
    let zoom = Math.min(from + 1, closest);
    while (zoom < closest && groupMarkers(this.placed(markers, zoom)).length === 1) zoom += 1;
    return zoom;
  }

  private placed(markers: readonly MapMarker[], zoom: number): PlacedMarker[] {
    return markers.map(({ id, label, isSeen, place }) => {
      const { x, y } = this.map.project([place.latitude, place.longitude], zoom);
      return { id, x, y, width: this.widthOf(isSeen ? `✓ ${label}` : label), height: LABEL_HEIGHT };
    });
  }
}
