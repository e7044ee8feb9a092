import type { StoredPicture } from '../../platform/tables.ts';
import type {
  Appliance,
  Construction,
  EnergyClass,
  Furniture,
  Heating,
  LocationAdvantage,
  PropertyAdvantage,
  PropertyType,
} from '../../../src/core/properties/property-choices.ts';
import type { Bill, PlanRoom } from '../../../src/core/properties/property.ts';
import type { DemoDistrict, Market } from './markets.ts';

/** What is true of a home before anybody writes about it. Areas in m², prices in leva. */
export interface DemoPropertyFacts {
  readonly market: Market;
  readonly district: DemoDistrict;
  readonly type: PropertyType;
  readonly area: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly floor: number;
  readonly totalFloors: number;
  readonly construction: Construction;
  readonly buildingYear: number;
  readonly heating: Heating;
  readonly furniture: Furniture;
  readonly renovated: boolean;
  readonly energyClass: EnergyClass | null;
  readonly petFriendly: boolean;
  readonly locationAdvantages: readonly LocationAdvantage[];
  readonly propertyAdvantages: readonly PropertyAdvantage[];
  readonly appliances: readonly Appliance[];
  readonly bills: readonly Bill[];
  readonly plan: readonly PlanRoom[];
  readonly byAgency: boolean;
  /** In how many days it is free; null for at once. */
  readonly availableIn: number | null;
  /** In months. */
  readonly shortestTerm: number | null;
  /** How many rents. */
  readonly deposits: number;
}

/** A listing of the demo homes. Prices in stotinki. */
export interface DemoProperty extends DemoPropertyFacts {
  readonly index: number;
  readonly title: string;
  readonly description: string;
  readonly taxDescription: string;
  readonly price: number;
  readonly deposit: number;
  readonly commission: number;
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
