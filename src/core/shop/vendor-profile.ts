import type { Picture } from '../shared/picture.ts';
import { isCompanyNumber } from '../shared/company-number.ts';

/** The trader behind a shop, as consumer law asks for it. */
export type Company = {
  name: string;
  number: string;
  vatNumber: string | null;
  address: string;
  email: string;
  phone: string;
};

/** What a vendor says of the shop (VEND-03); money in stotinki, an empty `vatNumber` is none. */
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
  /** True if the vendor pays for sending goods back. */
  paysReturns: boolean;
  companyName: string;
  companyNumber: string;
  vatNumber: string;
  address: string;
  email: string;
  phone: string;
};

/** The shop as its owner edits it. */
export type OwnShop = ShopForm & {
  id: number;
  logo: Picture | null;
  cover: Picture | null;
  /** What must still be said before products are shown. */
  missing: (keyof Company)[];
  /** Of the form: a save names it. */
  version: string;
};

/** What a shop must still say of its trader before its products are shown; empty when nothing. */
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
