import type { PropertyAdvantage } from './property-choices.ts';
import type { PropertySummary } from './property.ts';

/** Boolean filters of homes; a listed home has all chosen ones (HOME-02). */
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

/** Advantages of a listing that imply a feature; one is enough. */
export const FEATURE_ADVANTAGES = {
  lift: ['elevator'],
  parking: ['parking-space', 'garage'],
  balcony: ['balcony', 'terrace'],
} as const satisfies Partial<Record<PropertyFeature, readonly PropertyAdvantage[]>>;

export type AmenityFeature = keyof typeof FEATURE_ADVANTAGES;
export const AMENITY_FEATURES = Object.keys(FEATURE_ADVANTAGES) as AmenityFeature[];

/** Facts of a home that imply features. */
export type FeaturedHome = Pick<PropertySummary, 'floor' | 'totalFloors' | 'pictureCount'> & {
  propertyAdvantages: readonly PropertyAdvantage[];
  balconies: number | null;
  /** True for a listing of an agency. */
  isOfAgency: boolean;
};

/** Features of a home; `feature_terms` in the database has the same rules. */
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

/** A number of balconies implies the advantage. */
export function hasAmenity(
  { propertyAdvantages, balconies }: Pick<FeaturedHome, 'propertyAdvantages' | 'balconies'>,
  feature: AmenityFeature,
): boolean {
  if (feature === 'balcony' && balconies) return true;
  return FEATURE_ADVANTAGES[feature].some((advantage) => propertyAdvantages.includes(advantage));
}
