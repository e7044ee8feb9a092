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

/** Facts of a home, the basis of its texts and price. */
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
  /** Days until it is available; null for now. */
  readonly availableIn: number | null;
  readonly deposits: number;
}

export interface DemoProperty extends DemoPropertyFacts, Readonly<Pick<PublishedPropertyFields, Prices>> {
  readonly index: number;
  readonly title: string;
  readonly description: string;
  readonly taxDescription: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The main picture first. */
  readonly pictures: readonly StoredPicture[];
  readonly planPicture: StoredPicture | null;
  readonly status: 'active' | 'paused' | 'rented' | 'draft';
  /** Hours since publication, and since the last confirmation. */
  readonly hoursAgo: number;
  readonly confirmedHoursAgo: number;
  readonly views: number;
  /** Index of its demo agency; null for a private landlord. */
  readonly agency: number | null;
  /** Index of its private landlord among the demo landlords. */
  readonly owner: number;
}
