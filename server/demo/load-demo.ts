import type pg from 'pg';
import { demoPropertyCount, loadDemoProperties } from './properties/load-demo-properties.ts';
import { loadDemoAccounts } from './load-demo-accounts.ts';
import { loadDemoDealings } from './load-demo-dealings.ts';
import { loadDemoFigures } from './load-demo-figures.ts';
import { loadDemoHistory } from './load-demo-history.ts';
import { loadDemoParcels } from './load-demo-parcels.ts';
import { loadDemoIntegrations } from './load-demo-integrations.ts';
import { loadDemoInvoices } from './load-demo-invoices.ts';
import { loadDemoReviews } from './reviews/load-demo-reviews.ts';
import { loadDemoServices } from './load-demo-services.ts';
import { loadDemoPromotions } from './shop/load-demo-promotions.ts';
import { demoProductCount, loadDemoShop } from './shop/load-demo-shop.ts';
import { loadDemoWallet } from './load-demo-wallet.ts';
import { demoOfferCount, loadDemoRoommates } from './roommates/load-demo-roommates.ts';

export const demoSizes = {
  products: demoProductCount,
  properties: demoPropertyCount,
  offers: demoOfferCount,
};

/** Loads all demo data, in the order of its references. */
export async function loadDemo(
  pool: pg.Pool,
  now: Date,
  sizes = demoSizes,
): Promise<{ products: number; properties: number }> {
  const products = await loadDemoShop(pool, { products: sizes.products, now });
  await loadDemoAccounts(pool);
  await loadDemoPromotions(pool, now);
  const properties = await loadDemoProperties(pool, { properties: sizes.properties, now });
  await loadDemoDealings(pool, now);
  await loadDemoParcels(pool, now);
  await loadDemoHistory(pool, now);
  await loadDemoInvoices(pool, now);
  await loadDemoIntegrations(pool, now);
  await loadDemoWallet(pool, now);
  await loadDemoServices(pool, now);
  await loadDemoReviews(pool, now);
  await loadDemoRoommates(pool, { offers: sizes.offers, now });
  await loadDemoFigures(pool, now);
  return { products, properties };
}
