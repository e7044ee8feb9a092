import type { Picture } from '../shared/picture.ts';
import type { Rating } from '../reviews/star-average.ts';
import { isCompanyNumber } from '../shared/company-number.ts';
import { transliterate } from '../shared/transliteration.ts';

/** The legal trader of a shop, as consumer law requires. */
export type Company = {
  name: string;
  number: string;
  vatNumber: string | null;
  address: string;
  email: string;
  phone: string;
};

export type ListedVendor = {
  id: number;
  name: string;
  logo: Picture | null;
  /** May be empty. */
  town: string;
  /** Products on sale, counted up to `COUNT_LIMIT`. */
  productCount: number;
  /** Null without reviews. */
  rating: Rating | null;
};

export const MAX_SHOP_SEARCH = 100;

/** Profile of a shop (VEND-03); money in stotinki, an empty `vatNumber` is none. */
export type ShopForm = {
  name: string;
  descriptionBg: string;
  descriptionEn: string;
  deliveryPrice: number | null;
  deliveryDaysFrom: number | null;
  deliveryDaysTo: number | null;
  /** Full hour in Sofia; later orders are handled from the next working day. Null for none. */
  cutoffHour: number | null;
  returnsBg: string;
  returnsEn: string;
  /** Return address; empty means `address`. */
  returnAddress: string;
  paysReturns: boolean;
  companyName: string;
  companyNumber: string;
  vatNumber: string;
  address: string;
  email: string;
  phone: string;
};

export type OwnShop = ShopForm & {
  id: number;
  logo: Picture | null;
  cover: Picture | null;
  /** Last day without orders, possibly past. */
  holidayUntil: string | null;
  /** Missing data that prevents the publication of products. */
  missing: MissingOfVendor[];
  /** Version of the form; a save sends it. */
  version: string;
};

/** Data of the trader, or the team's approval of a new shop (TEAM-06). */
export type MissingOfVendor = keyof Company | 'approval';

/** Missing data and approval that prevent the publication of products. */
export function missingOfVendor(
  company: Omit<Company, 'vatNumber'> & { needsApproval: boolean },
): MissingOfVendor[] {
  const { name, number, address, email, phone, needsApproval } = company;
  const said = {
    name: name.trim() !== '',
    number: isCompanyNumber(number),
    address: address.trim() !== '',
    email: email.trim() !== '',
    phone: phone.trim() !== '',
    approval: !needsApproval,
  };
  return (Object.keys(said) as (keyof typeof said)[]).filter((field) => !said[field]);
}

/** Town at the beginning of an address, without its postcode, `gr.` or `s.`; empty if there is none. */
export function townOfAddress(address: string): string {
  const [first = '', ...rest] = address.split(',');
  const place = first.replace(/(?<!\d)\d{4}(?!\d)/g, '').trim();
  const town = /^(?:gr|s)\./i.test(transliterate(place)) ? place.replace(/^\p{L}+\.\s*/u, '') : place;
  return rest.length > 0 && /^\p{L}[\p{L} -]{1,39}$/u.test(town) ? town : '';
}
