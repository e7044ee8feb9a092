import type { Picture } from '../shared/picture.ts';
import { isCompanyNumber } from '../shared/company-number.ts';

/** The legal trader of a shop, as consumer law requires. */
export type Company = {
  name: string;
  number: string;
  vatNumber: string | null;
  address: string;
  email: string;
  phone: string;
};

/** Profile of a shop (VEND-03); money in stotinki, an empty `vatNumber` is none. */
export type ShopForm = {
  name: string;
  descriptionBg: string;
  descriptionEn: string;
  deliveryPrice: number | null;
  deliveryDaysFrom: number | null;
  deliveryDaysTo: number | null;
  returnsBg: string;
  returnsEn: string;
  /** Return address; empty means `address`. */
  returnAddress: string;
  /** True if the vendor pays for returns. */
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
  /** Missing data that prevents the publication of products. */
  missing: (keyof Company)[];
  /** Version of the form; a save sends it. */
  version: string;
};

/** Missing data of the trader that prevents the publication of products. */
export function missingOfVendor(company: Omit<Company, 'vatNumber'>): (keyof Company)[] {
  const { name, number, address, email, phone } = company;
  const said = {
    name: name.trim() !== '',
    number: isCompanyNumber(number),
    address: address.trim() !== '',
    email: email.trim() !== '',
    phone: phone.trim() !== '',
  };
  return (Object.keys(said) as (keyof typeof said)[]).filter((field) => !said[field]);
}
