import {
  coordinatesOf,
  coordinatesText,
  isFarFromTown,
  isInBulgaria,
} from '../../core/properties/location.ts';
import type { City, District } from '../../core/properties/location.ts';
import type { Coordinates } from '../../core/properties/property.ts';
import type { Form } from '../site/form.ts';
import type { Modals } from '../site/modals.ts';

type Place = { city: number | null; gpsCoordinates: string };

export type WithinCity = { cities(): readonly City[]; district(): number | null; clear(): void };

/** City, district and exact place, typed or picked on a map (HOME-10). */
export class PlaceChoice {
  constructor(
    private readonly form: Pick<Form<Place>, 'values' | 'set' | 'leave'>,
    private readonly within: WithinCity,
    private readonly modals: Modals,
  ) {}

  get cities(): readonly City[] {
    return this.within.cities();
  }

  get city(): number | null {
    return this.form.values.city;
  }

  get districts(): readonly District[] {
    return this.chosenCity?.districts ?? [];
  }

  get district(): number | null {
    return this.within.district();
  }

  chooseCity(city: number | null): void {
    if (city === this.city) return;
    this.form.set('city', city);
    this.within.clear();
  }

  /** Pin for valid coordinates in Bulgaria, else null. */
  get pin(): Coordinates | null {
    const place = coordinatesOf(this.form.values.gpsCoordinates);
    return place && isInBulgaria(place) ? place : null;
  }

  /** Visible area without a pin: the district, else the city. */
  get surroundings(): Coordinates[] {
    const near = this.districts.find(({ id }) => id === this.district) ?? this.chosenCity;
    return near ? [{ latitude: near.latitude, longitude: near.longitude }] : [];
  }

  /** True if the point is far from the chosen town. */
  get isFar(): boolean {
    const { pin, chosenCity } = this;
    return pin !== null && chosenCity !== undefined && isFarFromTown(pin, chosenCity);
  }

  get cityName(): string {
    return this.chosenCity?.name ?? '';
  }

  pick(place: Coordinates): void {
    this.form.set('gpsCoordinates', coordinatesText(place));
    void this.form.leave('gpsCoordinates');
  }

  explainCoordinates(): void {
    this.modals.show('coordinatesGuide');
  }

  private get chosenCity(): City | undefined {
    return this.cities.find(({ id }) => id === this.city);
  }
}
