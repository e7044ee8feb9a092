import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** Compresses the built scripts once, as small as they get, for the server to send as they are. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle({ dir }) {
      const assets = join(dir ?? '', 'assets');
      for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
        const script = readFileSync(join(assets, file));
        writeFileSync(join(assets, `${file}.br`), brotliCompressSync(script));
        writeFileSync(join(assets, `${file}.gz`), gzipSync(script, { level: 9 }));
      }
    },
  };
}

/**
 * Few large files compress far better than many small ones. What every screen needs is the packages, the entry
 * and `ui`; lists, forms and each domain's screens are one file each; a page is what is left. The modules that
 * routes.ts imports stay out of the groups, so that the manifest knows them by name.
 */
const CHUNKS = [
  { name: 'rules', test: /node_modules\/(class-validator|class-transformer|validator)\// },
  { name: 'axios', test: /node_modules\/axios\// },
  {
    name: 'packages',
    test: /node_modules\/|vite\/preload-helper|rolldown\/runtime|oxc-project|src\/(container\/small-|views\/every-)/,
  },
  {
    name: 'ui',
    test: /src\/(core\/(shared\/(?!validation|contact)|site|shop|orders\/(cart|checkout-draft|order-placed))|view-models\/(site\/(?!form|text-page|not-found)|shop\/favorites-v|orders\/cart-v)|adapters\/(?!storage\/(stored-checkout|checkout)|http\/http-order)|container\/(?!(shop|site|cart|order)-screens|order-desk|small-)|routes\.|texts\.|views\/(page\.ts|components\/(alert|definition|field|text-field|choice-row|badge|breadcrumbs|button|card|classed|empty-state|icon|layout|link-button|page-heading|picture|price|product-grid|progress|section|skeleton|skip|use-texts|visually-hidden)|shell\/(?!rooms|apartment|login|notification|added-note\.)|shop\/(product-card|product-price|favorite-button|category-card|page-container|eight-grid)))/,
  },
  {
    name: 'lists',
    test: /views\/components\/(segmented|pagination)/,
  },
  {
    name: 'filters',
    test: /views\/(components\/(filter-|select-field)|shop\/(product-results|product-filters|chosen-filters|price-range|list-address))/,
  },
  {
    name: 'fields',
    test: /views\/components\/(text-area|quantity|checkbox|form|radio)/,
  },
  {
    name: 'shop-screens',
    test: /view-models\/shop\/(\w+-screen|product-list)/,
  },
  {
    name: 'orders',
    test: /adapters\/http\/http-order|container\/order-desk|core\/orders\/(order-desk|order\.)|views\/orders\/(amounts|page-container)/,
  },
  {
    name: 'order-parts',
    test: /view-models\/orders\/(followed|received)|core\/orders\/order-status|views\/(orders\/order|components\/timeline)/,
  },
  { name: 'site-screens', test: /view-models\/site\/(text-page|not-found)/ },
  {
    name: 'cart',
    test: /view-models\/(orders\/c|site\/form)|core\/orders\/(checkout-form|renew)|storage\/stored-checkout/,
  },
  {
    name: 'checkout-rules',
    test: /core\/(shared\/(validation|contact)|orders\/(place-order|checkout-rules))/,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), compressed()],
  publicDir: false,
  html: { cspNonce: 'nonce-of-this-answer' },
  server: { watch: { ignored: ['**/data/**', '**/dist/**', '**/reports/**'] } },
  optimizeDeps: { entries: ['src/browser.tsx', 'src/views/**/*-page.tsx', 'src/container/*-screens.ts'] },
  // What the packages carry for cases that the browser has none of: see there.
  resolve:
    command === 'build' && !isSsrBuild
      ? {
          alias: {
            'reflect-metadata/lite': fileURLToPath(
              new URL('src/container/small-metadata.ts', import.meta.url),
            ),
            '@emotion/is-prop-valid': fileURLToPath(new URL('src/views/every-property.ts', import.meta.url)),
          },
        }
      : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: {
          input: { main: 'server/main.ts', 'render-page': 'server/rendering/render-page.tsx' },
        },
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        // The server announces what a page needs; lists of it in the scripts would only weigh.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rollupOptions: { input: 'src/browser.tsx', output: { codeSplitting: { groups: CHUNKS } } },
      },
}));
