import { describe, expect, it } from 'vitest';
import { importsIn, readImports } from './import-graph.ts';
import type { ImportGraph } from './import-graph.ts';

/** Domains that each domain of a layer may import. Every domain may import the folders under `shared`. */
type Layer = { shared: readonly string[]; domains: Readonly<Record<string, readonly string[]>> };

const LAYERS: Record<string, Layer> = {
  'src/core': {
    shared: ['shared'],
    domains: {
      site: [],
      accounts: ['site'],
      journal: ['site', 'accounts'],
      contact: [],
      newsletter: [],
      favorites: [],
      wallet: ['site', 'accounts'],
      reviews: ['site', 'accounts', 'journal'],
      conversations: ['site', 'accounts', 'properties'],
      services: ['site', 'accounts'],
      shop: ['site', 'accounts', 'reviews'],
      shipping: [],
      invoices: [],
      orders: ['site', 'accounts', 'shop', 'shipping', 'invoices'],
      properties: ['site', 'accounts', 'reviews'],
      roommates: ['site', 'accounts', 'properties', 'conversations'],
      searches: ['site', 'accounts', 'properties', 'roommates', 'shop'],
      plans: ['site', 'accounts', 'properties', 'shop', 'orders', 'services'],
      payouts: ['site', 'accounts', 'orders', 'team'],
      integrations: [],
      team: ['services', 'site'],
    },
  },
  'src/view-models': {
    shared: ['site', 'comparison', 'imports'],
    domains: {
      comparison: ['site'],
      imports: ['site'],
      accounts: ['orders', 'shipping', 'shop'],
      journal: ['accounts'],
      contact: ['accounts'],
      newsletter: [],
      favorites: ['accounts'],
      wallet: ['accounts'],
      reviews: ['accounts'],
      conversations: ['accounts'],
      services: ['accounts', 'orders'],
      shop: ['accounts', 'reviews', 'orders'],
      shipping: [],
      invoices: [],
      orders: ['accounts', 'shipping'],
      properties: ['accounts', 'reviews', 'wallet'],
      roommates: ['accounts', 'properties'],
      searches: ['accounts'],
      plans: ['accounts', 'services', 'orders'],
      payouts: ['accounts'],
      integrations: ['accounts'],
    },
  },
  'src/views': {
    shared: ['components', 'forms', 'shell', 'listings', 'map', 'comparison', 'imports', 'site'],
    domains: {
      styles: [],
      components: ['styles', 'shell'],
      shell: ['components', 'newsletter'],
      forms: ['components', 'shell', 'map'],
      listings: ['components', 'shell', 'forms'],
      map: ['components', 'shell'],
      comparison: ['components', 'shell'],
      imports: ['components', 'shell'],
      site: ['components', 'shell'],
      accounts: ['shop', 'properties', 'orders', 'plans', 'shipping'],
      journal: ['shop'],
      contact: [],
      newsletter: [],
      wallet: [],
      reviews: [],
      conversations: [],
      services: ['reviews', 'orders'],
      favorites: ['shop', 'properties', 'roommates'],
      shop: [
        'accounts',
        'favorites',
        'journal',
        'plans',
        'properties',
        'reviews',
        'roommates',
        'searches',
        'services',
      ],
      shipping: [],
      invoices: [],
      orders: ['accounts', 'conversations', 'invoices', 'reviews', 'services', 'shipping', 'shop'],
      properties: ['accounts', 'favorites', 'reviews', 'roommates', 'searches', 'wallet'],
      roommates: ['favorites', 'searches', 'shop'],
      searches: ['properties', 'roommates', 'shop'],
      plans: ['services'],
      payouts: [],
      integrations: [],
    },
  },
  'server/modules': {
    shared: [],
    domains: {
      site: ['accounts', 'properties'],
      accounts: [],
      journal: [],
      contact: [],
      newsletter: [],
      favorites: ['accounts', 'searches'],
      wallet: [],
      shop: ['accounts'],
      shipping: ['properties'],
      invoices: [],
      orders: ['accounts', 'invoices', 'shipping', 'shop'],
      services: ['orders'],
      properties: ['accounts', 'shop'],
      reviews: ['accounts', 'properties'],
      roommates: ['accounts', 'properties'],
      conversations: ['accounts', 'properties', 'orders'],
      searches: ['accounts', 'properties', 'roommates', 'shop'],
      plans: ['accounts', 'properties', 'orders', 'services'],
      payouts: ['accounts', 'team'],
      integrations: ['accounts', 'shop'],
      team: [
        'accounts',
        'conversations',
        'journal',
        'orders',
        'properties',
        'reviews',
        'roommates',
        'services',
        'shop',
        'site',
      ],
    },
  },
};

/** Returns the imports between folders of a layer that its table does not allow. */
function forbiddenImports(layer: string, graph: ImportGraph): string[] {
  const { shared, domains } = LAYERS[layer]!;
  // Files directly in the folder of a layer belong to no domain.
  const folderOf = (file: string) =>
    file.startsWith(`${layer}/`) ? /^([\w-]+)\//.exec(file.slice(layer.length + 1))?.[1] : undefined;
  return [...graph].flatMap(([file, imported]) => {
    const from = folderOf(file);
    if (from === undefined) return [];
    const allowed = [from, ...(shared.includes(from) ? [] : shared), ...(domains[from] ?? [])];
    return imported
      .filter((path) => !allowed.includes(folderOf(path) ?? from))
      .map((path) => `${file} → ${path}`);
  });
}

describe.each(Object.keys(LAYERS))('The domains of %s', (layer) => {
  it('import only the domains that the table allows', () => {
    const graph = readImports(layer);
    expect(graph.size).toBeGreaterThan(150);
    expect(forbiddenImports(layer, graph)).toEqual([]);
  });
});

describe('The check of imports between domains', () => {
  it.each([
    ['src/core/shop/x.ts', '../orders/cart.ts'],
    ['src/core/shop/import/x.ts', '../../orders/order.ts'],
    ['src/core/orders/cart/x.ts', '../../properties/property.ts'],
    ['src/core/properties/x.ts', '../shop/product.ts'],
    ['src/core/accounts/x.ts', '../properties/property.ts'],
    ['src/core/site/x.ts', '../accounts/account.ts'],
    ['src/core/shared/x.ts', '../site/paths.ts'],
    ['src/core/services/x.ts', '../plans/moving-plan.ts'],
    ['src/core/plans/x.ts', '../wallet/credits.ts'],
    ['src/view-models/orders/x.ts', '../plans/plan-editor.ts'],
    ['src/view-models/imports/x.ts', '../shop/home-screen.ts'],
    ['src/views/components/x.tsx', '../shop/product-card.tsx'],
    ['src/views/wallet/x.tsx', '../orders/cart/cart-group.tsx'],
    ['server/modules/shop/x.ts', '../orders/order-rows.ts'],
    ['server/modules/accounts/x.ts', '../properties/tables.ts'],
  ])('rejects %s importing %s', (file, path) => {
    const layer = Object.keys(LAYERS).find((folder) => file.startsWith(folder))!;
    expect(forbiddenImports(layer, new Map([[file, importsIn(file, `import '${path}';`)]]))).toHaveLength(1);
  });

  it.each([
    ['src/core/orders/cart/x.ts', '../../shop/product.ts'],
    ['src/core/shop/x.ts', '../accounts/account.ts'],
    ['src/core/properties/x.ts', '../shared/money.ts'],
    ['src/core/plans/x.ts', '../properties/property.ts'],
    ['src/view-models/shop/x.ts', '../../core/orders/cart.ts'],
    ['server/modules/plans/x.ts', '../orders/order-rows.ts'],
  ])('accepts %s importing %s', (file, path) => {
    const layer = Object.keys(LAYERS).find((folder) => file.startsWith(folder))!;
    expect(forbiddenImports(layer, new Map([[file, importsIn(file, `import '${path}';`)]]))).toEqual([]);
  });
});
