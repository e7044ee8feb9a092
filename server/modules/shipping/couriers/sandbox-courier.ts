import words from '../../../../content/sandbox-courier.json' with { type: 'json' };
import type { OfficeKind, OpeningHours } from '../../../../src/core/shipping/courier-office.ts';
import type { DeliveryMethod } from '../../../../src/core/shipping/delivery.ts';
import type { ParcelLimits } from '../../../../src/core/shipping/parcel.ts';
import type { CityOfFile } from '../../properties/load-locations.ts';
import { CourierClient } from './courier-client.ts';
import type { ListedOffice, PriceRequest } from './courier-client.ts';

const OFFICE_LIMITS: ParcelLimits = { weight: 50_000, sides: [2_000, 1_200, 1_000] };
const LOCKER_LIMITS: ParcelLimits = { weight: 20_000, sides: [600, 450, 360] };

const OFFICE_HOURS: OpeningHours[] = [
  { days: 'weekdays', open: { from: '09:00', to: '18:30' } },
  { days: 'saturday', open: { from: '09:00', to: '14:00' } },
  { days: 'sunday', open: null },
];
const LOCKER_HOURS: OpeningHours[] = (['weekdays', 'saturday', 'sunday'] as const).map((days) => ({
  days,
  open: { from: '00:00', to: '24:00' },
}));

/** Stotinki for the first kilogram, for each further one, and for another city. */
const PRICES: Record<DeliveryMethod, { first: number; further: number; farther: number }> = {
  address: { first: 640, further: 45, farther: 150 },
  office: { first: 480, further: 35, farther: 100 },
  locker: { first: 360, further: 35, farther: 100 },
};

/** Cities that have only a locker, from the end of the list. */
const WITHOUT_OFFICE = 3;

/** A small courier that works offline: an office or locker in every city (SHIP-03). */
export class SandboxCourier extends CourierClient {
  readonly courier = 'sandbox';

  constructor(private readonly cities: readonly CityOfFile[]) {
    super();
  }

  async offices(): Promise<ListedOffice[]> {
    return this.cities.flatMap((city, index) => officesOf(city, index < this.cities.length - WITHOUT_OFFICE));
  }

  async price({ parcel, method, from, to }: PriceRequest): Promise<number> {
    const { first, further, farther } = PRICES[method];
    const kilograms = Math.max(1, Math.ceil(parcel.weight / 1_000));
    return first + (kilograms - 1) * further + (from === to ? 0 : farther);
  }
}

/** An office in every fourth district, a locker in every second one. */
function officesOf(city: CityOfFile, hasOffices: boolean): ListedOffice[] {
  return city.districts.flatMap((district, index) => {
    const placeOf = (kind: OfficeKind) => ({
      kind,
      code: `${kind}-${district.id}`,
      city: city.name,
      name: textsOf(words[kind].name, district, index),
      address: textsOf(words[kind].address, district, index),
      latitude: district.latitude,
      longitude: district.longitude,
    });
    const office = { ...placeOf('office'), hours: OFFICE_HOURS, limits: OFFICE_LIMITS };
    const locker = {
      ...placeOf('locker'),
      // Beside the office, so that their markers on the map do not overlap.
      longitude: district.longitude + 0.0015,
      hours: LOCKER_HOURS,
      limits: LOCKER_LIMITS,
    };
    return [...(hasOffices && index % 4 === 0 ? [office] : []), ...(index % 2 === 0 ? [locker] : [])];
  });
}

type Words = { bg: string; en: string };

function textsOf(templates: Words, { name }: { name: Words }, index: number): Words {
  const textOf = (language: keyof Words) =>
    templates[language].replace('{district}', name[language]).replace('{number}', String(index + 1));
  return { bg: textOf('bg'), en: textOf('en') };
}
