import type { Seller } from './seller.ts';

/** Present data of the company, which the owner may change while the server runs (TEAM-12). */
export interface Company {
  /** Number of the version, to renew what was made from it. */
  readonly version: number;
  readonly seller: Seller;
  /** Seller at an earlier moment, for receipts that are printed again. */
  sellerAt(moment: Date): Promise<Seller>;
  /** Recipient of enquiries and notices. */
  readonly teamEmail: string;
  /** True if new shops wait for the team's approval (TEAM-06). */
  readonly approvesVendors: boolean;
}
