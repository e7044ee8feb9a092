import type { MapArea, MapView } from '../../core/properties/map/map-area.ts';
import type { Coordinates } from '../../core/properties/property.ts';
import type { Language } from '../../core/shared/language.ts';
import type { MapTiles } from '../../core/site/settings.ts';

/** A home on the map: a short price, and its accessible name. */
export type MapMarker = { id: number; place: Coordinates; label: string; name: string; isSeen?: boolean };

export type MapOptions = {
  tiles: MapTiles | null;
  language: Language;
  /** The view of the last visit. */
  view?: MapView | null;
  /** Called with the visible area after the visitor moves the map. */
  moved?(area: MapArea): void;
  /** Called after each move, also by a program. */
  settled?(view: MapView): void;
  chosen?(id: number, byKeys: boolean): void;
  pointed?(id: number | null): void;
  /** Called with the pressed point when a place is being picked. */
  picked?(place: Coordinates): void;
  /** Called when no tile loads; the base map stays visible. */
  tilesFailed?(): void;
  /** Accessible name of a cluster, by its number of homes. */
  clusterName?(count: number): string;
};
