import type { MapArea, MapView } from '../../core/properties/map/map-area.ts';
import type { Coordinates } from '../../core/properties/property.ts';
import type { Language } from '../../core/shared/language.ts';
import type { MapTiles } from '../../core/site/settings.ts';

/** A home on the map: a short price to see, all of it to hear. */
export type MapMarker = { id: number; place: Coordinates; label: string; name: string; isSeen?: boolean };

export type MapOptions = {
  tiles: MapTiles | null;
  /** Of the names on the base map. */
  language: Language;
  /** Where one looked the last time. */
  view?: MapView | null;
  /** Told the shown part after each move of the person's own. */
  moved?(area: MapArea): void;
  /** Told after each move, whoever made it. */
  settled?(view: MapView): void;
  chosen?(id: number, byKeys: boolean): void;
  pointed?(id: number | null): void;
  /** Told the place of a press, where a place is to be picked. */
  picked?(place: Coordinates): void;
  /** Not one tile comes: the base map is what one sees. */
  tilesFailed?(): void;
  /** What a cluster of so many homes is called. */
  clusterName?(count: number): string;
};
