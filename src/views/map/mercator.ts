/** Zoom whose pixels are the unit of length. */
export const UNIT_ZOOM = 8;

/** Web Mercator (EPSG:3857) pixels from the north-west corner of the world. */
export function pixelAt(
  { longitude, latitude }: { longitude: number; latitude: number },
  zoom: number,
): { x: number; y: number } {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}
