/** Port to the position of the device. */
export abstract class Geolocation {
  /** @throws Failure `error-location-denied`, `error-location-unknown` (`unavailable`) */
  abstract locate(): Promise<{ latitude: number; longitude: number }>;
}
