import type { Room } from '../../src/core/shop/room.ts';

/** Buyer's input of the order form. */
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

/** Main path of the shop, for the same scenario in process and in a browser. */
export interface Shopper {
  openShop(): Promise<void>;
  chooseRoom(room: Room): Promise<void>;
  openCategory(name: string): Promise<void>;
  filterByColour(colour: string): Promise<void>;
  /** Visible titles of the products in the list. */
  listedProducts(): Promise<string[]>;
  openProduct(title: string): Promise<void>;
  putInCart(): Promise<void>;
  /** Number of pieces on the cart button. */
  countAtCart(): Promise<number>;
  openCart(): Promise<void>;
  /** Visible total in both currencies. */
  totalInCart(): Promise<string>;
  order(details: OrderDetails): Promise<void>;
  /** Visible text of the order's page. */
  orderText(): Promise<string>;
}
