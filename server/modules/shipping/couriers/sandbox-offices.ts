import words from '../../../../content/sandbox-courier.json' with { type: 'json' };
import type { OfficeKind, OpeningHours } from '../../../../src/core/shipping/courier-office.ts';
import type { ParcelLimits } from '../../../../src/core/shipping/parcel.ts';
import type { CityOfFile } from '../../properties/load-locations.ts';
import type { ListedOffice } from './courier-client.ts';

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

/** Cities that have only a locker, from the end of the list. */
const WITHOUT_OFFICE = 3;

/** An office in every fourth district, a locker in every second one (SHIP-03). */
export function sandboxOffices(cities: readonly CityOfFile[]): ListedOffice[] {
  return cities.flatMap((city, index) => officesOf(city, index < cities.length - WITHOUT_OFFICE));
}

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
