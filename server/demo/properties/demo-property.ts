import type { StoredPicture } from '../../platform/tables.ts';
import type {
  Appliance,
  LocationAdvantage,
  PropertyAdvantage,
} from '../../../src/core/properties/property-choices.ts';
import type { PublishedPropertyFields } from '../../../src/core/properties/property-fields.ts';
import type { Bill, PlanRoom } from '../../../src/core/properties/property.ts';
import type { DemoDistrict, Market } from './markets.ts';

type Prices = 'price' | 'deposit' | 'commission';

/** Facts of a home, from which its texts and price are made. */
export interface DemoPropertyFacts extends Readonly<Omit<PublishedPropertyFields, Prices>> {
  readonly market: Market;
  readonly district: DemoDistrict;
  readonly renovated: boolean;
  readonly locationAdvantages: readonly LocationAdvantage[];
  readonly propertyAdvantages: readonly PropertyAdvantage[];
  readonly appliances: readonly Appliance[];
  readonly bills: readonly Bill[];
  readonly plan: readonly PlanRoom[];
  readonly byAgency: boolean;
  /** In how many days it is free; null for at once. */
  readonly availableIn: number | null;
  /** How many rents. */
  readonly deposits: number;
}

/** A demo listing. */
export interface DemoProperty extends DemoPropertyFacts, Readonly<Pick<PublishedPropertyFields, Prices>> {
  readonly index: number;
  readonly title: string;
  readonly description: string;
  readonly taxDescription: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The main one first. */
  readonly pictures: readonly StoredPicture[];
  readonly planPicture: StoredPicture | null;
  readonly status: 'active' | 'paused' | 'rented' | 'draft';
  /** How many hours ago it was published, and last confirmed. */
  readonly hoursAgo: number;
  readonly confirmedHoursAgo: number;
  readonly views: number;
  /** The place of its agency among the demo agencies; null for a private owner. */
  readonly agency: number | null;
  /** The place of its private owner among the demo owners. */
  readonly owner: number;
}
