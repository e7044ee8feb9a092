import type { Room } from '../../src/core/shop/room.ts';

/** What the buyer types into the order's form. */
export type OrderDetails = {
  name: string;
  phone: string;
  email: string;
  city: string;
  postCode: string;
  street: string;
};

export const DETAILS: OrderDetails = {
  name: 'Мария Иванова',
  phone: '+359 88 765 4321',
  email: 'maria@example.com',
  city: 'София',
  postCode: '1000',
  street: 'ул. Шипка 5',
};

/** The main path of the shop, walked in process or in a browser by the same scenario. */
export interface Shopper {
  openShop(): Promise<void>;
  chooseRoom(room: Room): Promise<void>;
  openCategory(name: string): Promise<void>;
  filterByColour(colour: string): Promise<void>;
  /** The titles of the products in the list, as shown. */
  listedProducts(): Promise<string[]>;
  openProduct(title: string): Promise<void>;
  putInCart(): Promise<void>;
  /** How many pieces the cart's button tells of. */
  countAtCart(): Promise<number>;
  openCart(): Promise<void>;
  /** What is to be paid, both currencies, as shown. */
  totalInCart(): Promise<string>;
  order(details: OrderDetails): Promise<void>;
  /** What the order's page says. */
  orderText(): Promise<string>;
}
