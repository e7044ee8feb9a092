import { Failure } from '../../core/shared/failure.ts';
import { Geolocation } from '../../core/site/geolocation.ts';

const TIME_LIMIT = 10_000;
/** Milliseconds for which an earlier position is good enough. */
const MAX_AGE = 300_000;

/** Asks the browser once for an approximate position. */
export class BrowserGeolocation extends Geolocation {
  locate(): Promise<{ latitude: number; longitude: number }> {
    return new Promise((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        ({ code, PERMISSION_DENIED }) =>
          reject(
            new Failure(
              code === PERMISSION_DENIED ? 'error-location-denied' : 'error-location-unknown',
              {},
              'unavailable',
            ),
          ),
        { timeout: TIME_LIMIT, maximumAge: MAX_AGE },
      );
    });
  }
}
