import { Money } from '../shared/money.ts';
import { PictureUploads } from '../site/picture-uploads.ts';

/** What the interior team offers: at a price in all, or for each m²; stotinki, VAT included. */
export const INTERIOR_PACKAGES = [
  { key: 'consultation', price: 19_000, per: 'visit' },
  { key: 'concept', price: 3_900, per: 'sqm' },
  { key: 'full', price: 6_900, per: 'sqm' },
] as const;

export type InteriorPackage = (typeof INTERIOR_PACKAGES)[number];
export type InteriorPackageKey = InteriorPackage['key'];

/** The least and the most m² of a home that an enquiry may speak of. */
export const INTERIOR_AREA = { min: 5, max: 2_000 } as const;

/** Pictures that may go with an enquiry. */
export const MAX_ENQUIRY_PICTURES = 5;

/** About what a package costs for a home, in stotinki; null while the area is not known and matters. */
export function interiorEstimate({ price, per }: InteriorPackage, area: number | null): number | null {
  if (per === 'visit') return price;
  return area === null ? null : Money.ofStotinki(price).fraction(Math.round(area * 10), 10).stotinki;
}

/** Brings the pictures of an enquiry to the server; whoever sends them needs no account. */
export abstract class InteriorPictures extends PictureUploads {}
