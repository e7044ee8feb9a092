import { Money } from '../shared/money.ts';
import { PictureUploads } from '../site/picture-uploads.ts';

/** Packages of the interior team: at a total price or per m²; stotinki, VAT included. */
export const INTERIOR_PACKAGES = [
  { key: 'consultation', price: 19_000, per: 'visit' },
  { key: 'concept', price: 3_900, per: 'sqm' },
  { key: 'full', price: 6_900, per: 'sqm' },
] as const;

export type InteriorPackage = (typeof INTERIOR_PACKAGES)[number];
export type InteriorPackageKey = InteriorPackage['key'];

/** Limits of a home's m² in an enquiry. */
export const INTERIOR_AREA = { min: 5, max: 2_000 } as const;

export const MAX_ENQUIRY_PICTURES = 5;

/** Approximate price of a package in stotinki; null for a price per m² without an area. */
export function interiorEstimate({ price, per }: InteriorPackage, area: number | null): number | null {
  if (per === 'visit') return price;
  return area === null ? null : Money.ofStotinki(price).fraction(Math.round(area * 10), 10).stotinki;
}

/** Port to the upload of an enquiry's pictures; it requires no account. */
export abstract class InteriorPictures extends PictureUploads {}
