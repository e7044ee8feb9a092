import type { PropertyAdvantage } from './property-choices.ts';
import type { PropertySummary } from './property.ts';

/** Yes-or-no filters of homes; a home of the list has all that are chosen (HOME-02). */
export const PROPERTY_FEATURES = [
  'lift',
  'parking',
  'balcony',
  'not-ground-floor',
  'not-top-floor',
  'from-owner',
  'with-pictures',
] as const;
export type PropertyFeature = (typeof PROPERTY_FEATURES)[number];

/** Features that the advantages of a listing state: any of the named ones. */
export const FEATURE_ADVANTAGES = {
  lift: ['elevator'],
  parking: ['parking-space', 'garage'],
  balcony: ['balcony', 'terrace'],
} as const satisfies Partial<Record<PropertyFeature, readonly PropertyAdvantage[]>>;

export type AmenityFeature = keyof typeof FEATURE_ADVANTAGES;
export const AMENITY_FEATURES = Object.keys(FEATURE_ADVANTAGES) as AmenityFeature[];

/** Facts that the features of a home follow from. */
export type FeaturedHome = Pick<PropertySummary, 'floor' | 'totalFloors' | 'pictureCount'> & {
  propertyAdvantages: readonly PropertyAdvantage[];
  balconies: number | null;
  /** An agency offers it. */
  isOfAgency: boolean;
};

/** Features of a home; the database has the same rules in `feature_terms`. */
export function featuresOf(home: FeaturedHome): PropertyFeature[] {
  const has: Record<PropertyFeature, boolean> = {
    lift: hasAmenity(home, 'lift'),
    parking: hasAmenity(home, 'parking'),
    balcony: hasAmenity(home, 'balcony'),
    'not-ground-floor': home.floor > 0,
    'not-top-floor': home.floor < home.totalFloors,
    'from-owner': !home.isOfAgency,
    'with-pictures': home.pictureCount > 0,
  };
  return PROPERTY_FEATURES.filter((feature) => has[feature]);
}

/** A number of balconies means the same as the advantage. */
export function hasAmenity(
  { propertyAdvantages, balconies }: Pick<FeaturedHome, 'propertyAdvantages' | 'balconies'>,
  feature: AmenityFeature,
): boolean {
  if (feature === 'balcony' && balconies) return true;
  return FEATURE_ADVANTAGES[feature].some((advantage) => propertyAdvantages.includes(advantage));
}
