/** Choices as in the API; their texts are `property-<field>-<word>`. */
export const PROPERTY_TYPES = [
  'room',
  'studio',
  'one-room',
  'two-room',
  'three-room',
  'four-room',
  'multi-room',
  'maisonette',
  'atelier',
  'house-floor',
  'house',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const CONSTRUCTIONS = ['brick', 'panel', 'epk', 'pk', 'joist'] as const;
export type Construction = (typeof CONSTRUCTIONS)[number];

export const HEATINGS = ['tec', 'gas', 'electricity', 'air-conditioning', 'local', 'none'] as const;
export type Heating = (typeof HEATINGS)[number];

export const FURNITURES = ['furnished', 'partly-furnished', 'unfurnished'] as const;
export type Furniture = (typeof FURNITURES)[number];

export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof ENERGY_CLASSES)[number];

export const APPLIANCES = [
  'refrigerator',
  'hob',
  'oven',
  'microwave',
  'dishwasher',
  'extractor-hood',
  'washing-machine',
  'dryer',
  'air-conditioner',
  'boiler',
  'television',
  'internet-router',
  'vacuum-cleaner',
  'iron',
] as const;
export type Appliance = (typeof APPLIANCES)[number];

export const BILLS = [
  'electricity',
  'water',
  'heating',
  'gas',
  'internet',
  'television',
  'entrance-fee',
] as const;
export type BillName = (typeof BILLS)[number];

export const LOCATION_ADVANTAGES = [
  'metro',
  'bus-stop',
  'train-station',
  'park',
  'school',
  'kindergarten',
  'university',
  'supermarket',
  'market',
  'mall',
  'pharmacy',
  'hospital',
  'gym',
  'quiet-street',
  'city-centre',
  'seaside',
  'mountain-view',
] as const;
export type LocationAdvantage = (typeof LOCATION_ADVANTAGES)[number];

export const PROPERTY_ADVANTAGES = [
  'balcony',
  'terrace',
  'elevator',
  'parking-space',
  'garage',
  'basement',
  'storage-room',
  'yard',
  'separate-kitchen',
  'walk-in-closet',
  'south-facing',
  'sea-view',
  'mountain-view',
  'park-view',
  'renovated',
  'new-building',
  'security-door',
  'video-intercom',
  'controlled-access',
  'blinds',
  'fireplace',
  'accessible',
] as const;
export type PropertyAdvantage = (typeof PROPERTY_ADVANTAGES)[number];

export const PLAN_ROOMS = [
  'living-room',
  'kitchen',
  'bedroom',
  'bathroom',
  'toilet',
  'hallway',
  'balcony',
  'storage-room',
  'study',
] as const;
export type PlanRoomName = (typeof PLAN_ROOMS)[number];

export const REPORT_REASONS = [
  'not-real',
  'already-rented',
  'wrong-facts',
  'fraud',
  'offensive',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/**
 * Limits that plans also use: floors, rooms, m², months, stotinki, numbers of pictures and slots, characters
 * of texts.
 */
export const PROPERTY_LIMITS = {
  floor: { from: -2, to: 60 },
  bedrooms: { from: 0, to: 20 },
  bathrooms: { from: 0, to: 20 },
  area: { from: 5, to: 10_000 },
  shortestTerm: { from: 1, to: 60 },
  price: { from: 1_000, to: 20_000_000 },
  deposit: { from: 0, to: 100_000_000 },
  pictures: 20,
  slots: 60,
  title: 120,
  description: 6_000,
  taxDescription: 1_000,
} as const;
/** Means of travel to a place (FIND-05). */
export const TRAVEL_MEANS = ['walk', 'bike', 'transit'] as const;
export const DEFAULT_TRAVEL_MEANS = 'transit';
export type TravelMeans = (typeof TRAVEL_MEANS)[number];

export const MAX_NEAR_PLACES = 2;

/** `u3` for a university, `d1006` for a district, `42.6977,23.3219` for coordinates. */
export const NEAR_PATTERN = /^([ud]\d{1,9}|4\d\.\d{1,9}, ?2\d\.\d{1,9})$/;

/** Returns the distinct valid places of an address. */
export function nearOfQuery(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => NEAR_PATTERN.test(value)).slice(0, MAX_NEAR_PLACES);
}
